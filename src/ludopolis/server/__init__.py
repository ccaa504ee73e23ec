"""The service: tables, seats, live play, accounts, and the page."""
