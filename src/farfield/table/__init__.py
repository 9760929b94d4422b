"""The table: rooms, seats, playing, showing, consent and telling, for play in the browser and for programs that join.

It knows neither how messages travel, nor where games are kept, nor what time it is: `outside` and `kept` say what it
needs of the world, so that it can be simulated, faults included, from one seed. `server` is the shell around it that
`farfield serve` starts. What travels is in `messages`, `bodies` and `seen`; docs/table-contract.md explains it.
"""
