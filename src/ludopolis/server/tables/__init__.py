"""Tables: where people and bots sit and play. What a table is says ``table.py``."""
