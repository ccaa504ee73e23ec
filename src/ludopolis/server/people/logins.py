"""How often one may try to log in: nobody guesses a password, and nobody locks its owner out.

Ten times in ten minutes an address may try one name. All strangers together may try it not much oftener, from
however many addresses; an address from which somebody has logged in to it is no stranger, and need not wait
for them. This is remembered in memory alone, as hashes.
"""

from collections import OrderedDict

from limits import RateLimitItemPerMinute
from starlette.requests import HTTPConnection

from ludopolis.server.addresses import address_of, pseudonym
from ludopolis.server.security import LOGINS, limit
from ludopolis.server.store.operations import login_key

OF_AN_ADDRESS = RateLimitItemPerMinute(10, 10, namespace="logins_of_an_address")
OF_STRANGERS = RateLimitItemPerMinute(60, 60, namespace="logins_of_strangers")
MOST_KNOWN = 10_000


class Logins:
    """Who has logged in from where."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()

    def limit(self, connection: HTTPConnection, login: str) -> None:
        """Somebody tries to log in."""
        whom = _from(connection, login)
        limit(connection, LOGINS)
        limit(connection, OF_AN_ADDRESS, whom)
        if whom not in self._known:
            limit(connection, OF_STRANGERS, login_key(login))

    def succeeded(self, connection: HTTPConnection, login: str) -> None:
        whom = _from(connection, login)
        self._known[whom] = None
        self._known.move_to_end(whom)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def logins_of(connection: HTTPConnection) -> Logins:
    logins: Logins = connection.app.state.logins
    return logins


def _from(connection: HTTPConnection, login: str) -> str:
    return pseudonym(f"{address_of(connection.scope)} {login_key(login)}")
