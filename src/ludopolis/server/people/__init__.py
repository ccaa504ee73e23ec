"""Players: guests and accounts, sessions, passwords, passkeys and the tokens of programs."""

from ludopolis.server.people.callers import Caller, caller, optional_caller, person, socket_caller
from ludopolis.server.people.doors import Doors, doors_of, may_stay
from ludopolis.server.people.logins import Logins
from ludopolis.server.people.routes import people_routes

__all__ = [
    "Caller",
    "Doors",
    "Logins",
    "caller",
    "doors_of",
    "may_stay",
    "optional_caller",
    "people_routes",
    "person",
    "socket_caller",
]
