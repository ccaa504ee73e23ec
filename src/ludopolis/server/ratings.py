"""How strong people are, by openskill (Plackett-Luce), after each rated round.

A round is rated if at least two accounts sit at the table, each at an own device, and the game began from
the set-up. Bots count as opponents of a fixed strength; guests are left out.
"""

from collections.abc import Mapping

from openskill.models import PlackettLuce, PlackettLuceRating

from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Conflict, Player, Rating
from ludopolis.server.tables.table import Chair, Table
from ludopolis.server.tables.views import Rated

BOTS = {1: 15.0, 2: 20.0, 3: 25.0, 4: 30.0, 5: 33.0}
BOT_DOUBT = 1.0

_model = PlackettLuce()


async def rate_round(store: Store, table: Table) -> dict[str, Rated]:
    """Keep the ratings after the last round, once; returns those of the people at the table. A round that is
    not rated now is not rated later either, should a guest become an account."""
    players = await store.players(table.people)
    accounts = [id for id in table.people if id in players and players[id].login is not None]
    if not table.rated or len(accounts) < 2:
        await store.rate(table.id, table.round_number, [])
        return {}
    while True:
        old = await store.ratings(table.setup.game, accounts)
        new = new_ratings(table, players, old)
        try:
            fresh = await store.rate(table.id, table.round_number, new)
        except Conflict:
            continue  # another table of theirs ended at the same time: look again
        if fresh:
            return {rating.player: Rated(rating.mu, rating.mu - _mu(old, rating.player)) for rating in new}
        return {id: Rated(rating.mu, None) for id, rating in old.items()}


def _mu(old: Mapping[str, Rating], player: str) -> float:
    return old[player].mu if player in old else _model.rating().mu


def new_ratings(table: Table, players: Mapping[str, Player], old: Mapping[str, Rating]) -> list[Rating]:
    assert table.round is not None
    assert table.round.result is not None
    places = table.round.result.places
    counted = [seat for seat, chair in enumerate(table.chairs) if _counts(chair, players)]
    before = [_rating(table.chairs[seat], old) for seat in counted]
    after = _model.rate([[rating] for rating in before], ranks=[float(places[seat]) for seat in counted])
    result = []
    for seat, (rating,) in zip(counted, after, strict=True):
        player = table.chairs[seat].player
        if player is not None:
            games = old[player].games if player in old else 0
            result.append(Rating(player, table.setup.game, rating.mu, rating.sigma, games + 1))
    return result


def _counts(chair: Chair, players: Mapping[str, Player]) -> bool:
    """Bots and accounts count; a bot that plays on for a person stands for the person."""
    if chair.player is None:
        return True
    return chair.player in players and players[chair.player].login is not None


def _rating(chair: Chair, old: Mapping[str, Rating]) -> PlackettLuceRating:
    if chair.player is None:
        return _model.rating(mu=BOTS[chair.level or 1], sigma=BOT_DOUBT)
    known = old.get(chair.player)
    return _model.rating() if known is None else _model.rating(mu=known.mu, sigma=known.sigma)
