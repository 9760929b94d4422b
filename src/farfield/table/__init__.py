"""The table: rooms, seats, storage and live connections for play in the browser, and for programs that join by wire.

`farfield serve` starts it. What travels between server and client is in `messages`, `bodies` and `seen`;
docs/table-contract.md explains it. Everything here needs the packages of the extra ``table``.
"""
