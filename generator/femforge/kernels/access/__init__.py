"""How a cell's data come in and how results go out, one file for each kind."""
