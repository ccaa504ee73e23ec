"""Ratings after a round."""

import pytest

from ludopolis.server import wire
from ludopolis.server.ratings import BOTS, new_ratings
from ludopolis.server.store.contract import Player, Rating
from server.tables.desk import HERE, ME, OPEN, Desk, bot, desk

ACCOUNTS = {f"p{number}": Player(f"p{number}", "Name", 0.0, f"login{number}") for number in range(4)}


def resigned(playing: Desk, *players: str) -> Desk:
    for player in players:
        seat = playing.table.seats_of(player)[0]
        playing.ask(player, wire.Resign(key="k", seat=seat))
    return playing


def rated(playing: Desk, players: dict[str, Player] = ACCOUNTS, **old: Rating) -> dict[str, Rating]:
    return {rating.player: rating for rating in new_ratings(playing.table, players, old)}


def test_the_winner_gains_and_the_loser_loses() -> None:
    after = rated(resigned(desk("duel", ME, OPEN), "p1"))
    assert after["p0"].mu > 25 > after["p1"].mu
    assert [rating.games for rating in after.values()] == [1, 1]
    again = rated(resigned(desk("duel", ME, OPEN), "p1"), ACCOUNTS, **after)
    assert again["p0"].mu > after["p0"].mu
    assert again["p0"].sigma < after["p0"].sigma
    assert again["p0"].games == 2


def test_beating_a_strong_bot_is_worth_more() -> None:
    gains = []
    for level in (1, 5):
        playing = resigned(desk("innovation", ME, OPEN, bot(level)), "p1")
        playing.play_to_end()
        assert playing.table.round is not None
        after = rated(playing)
        assert set(after) == {"p0", "p1"}  # bots stay as they are
        gains.append(after["p0"].mu)
    assert gains[0] < gains[1]
    assert BOTS[1] < BOTS[5]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whoever_resigned_is_last_whatever_the_bot_achieved(seed: str) -> None:
    playing = resigned(desk("innovation", ME, OPEN, OPEN, seed=seed), "p0")
    playing.play_to_end()
    assert playing.table.round is not None
    assert playing.table.round.result is not None
    places = playing.table.round.result.places
    assert places[0] == 3
    assert min(places[1:]) == 1
    assert playing.table.chairs[0].wins == 0
    assert sum(chair.wins for chair in playing.table.chairs) == 1
    assert rated(playing)["p0"].mu < 25


def test_a_bot_that_helped_out_plays_for_its_person() -> None:
    playing = desk("duel", ME, OPEN)
    playing.ask("p1", wire.TakeOver(key="k", seat=1, level=1))
    playing.play_to_end()
    assert set(rated(playing)) == {"p0", "p1"}


def test_guests_are_left_out() -> None:
    some = {id: player for id, player in ACCOUNTS.items() if id != "p2"}
    playing = resigned(desk("innovation", ME, OPEN, OPEN), "p1", "p2")
    assert set(rated(playing, some)) == {"p0", "p1"}


@pytest.mark.parametrize(
    ("playing", "counts"),
    [
        (desk("duel", ME, OPEN), True),
        (desk("innovation", ME, OPEN, bot()), True),
        (desk("duel", ME, bot()), False),
        (desk("duel", ME, HERE), False),
        (desk("innovation", ME, HERE, OPEN), False),
        (desk("world_wonders", ME), False),
    ],
)
def test_which_tables_are_rated(playing: Desk, counts: bool) -> None:
    assert playing.table.rated is counts
