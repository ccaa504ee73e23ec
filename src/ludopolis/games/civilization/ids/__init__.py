"""The numbers of the components by their names, one module a kind. A test compares them with the data."""
