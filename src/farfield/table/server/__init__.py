"""The shell around the table: HTTP and WebSockets, the database, worker processes, and the clock of this machine.

Everything here needs the packages of the extra ``table``. Nothing of the table itself knows it: what the table needs of
the world is said in `farfield.table.outside` and `farfield.table.kept`, and `machine` hands it over.
"""
