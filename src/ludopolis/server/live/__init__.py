"""Live play: the sockets of those who watch a table."""
