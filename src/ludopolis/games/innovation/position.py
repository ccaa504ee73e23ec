"""A position as JSON: written exactly, and set up again."""

from typing import Any

import msgspec
from mypy_extensions import u8

from ludopolis.core.facts import Position
from ludopolis.core.random import Random
from ludopolis.games.innovation.components import IDS
from ludopolis.games.innovation.frames import AnyFrame, frames_of, set_up_frames
from ludopolis.games.innovation.sets import Cards, members, set_of
from ludopolis.games.innovation.state import (
    ENDS,
    EVERYBODY,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.tables import COLOURS, PILE, SUPPLY
from ludopolis.games.innovation.view import options_of

_CARD = IDS["card"]
_COLOUR = IDS["colour"]
_SEATS = range(4)  # of the largest game


class PileData(msgspec.Struct, forbid_unknown_fields=True):
    """A pile of a board, the bottom card first."""

    cards: list[str]
    splay: str | None = None


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str]
    score: list[str]
    board: dict[str, PileData]
    tucked: int = 0
    scored: int = 0
    first_meld: str | None = None


class ResultData(msgspec.Struct, forbid_unknown_fields=True):
    end: str
    winners: list[int]


class PositionData(Position, kw_only=True):
    """The fields of a position. ``supplies`` have their bottom card first. ``known`` lists which seats
    know a hidden card that is not their own; everybody knows what lies on a board, but of the cards in
    ``reordered`` (a pile its owner has rearranged) only the owner knows the place."""

    player: int
    turns: int
    players: list[PlayerData]
    supplies: list[list[str]]
    achievements: list[str]
    achievement_owners: list[int | None]
    special_owners: dict[str, int | None]
    random: list[int]
    frames: list[AnyFrame]
    removed: list[str] = []
    known: dict[str, list[int]] = {}
    reordered: list[str] = []
    result: ResultData | None = None


# --- writing ------------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(
        PositionData(
            game="innovation",
            rules=table.game.version,
            player=table.player,
            turns=table.turns,
            players=[_player_data(table, seat) for seat in range(table.seats)],
            supplies=[
                [_CARD[table.supply_card(age, place)] for place in range(table.supply_size(age))]
                for age in range(1, 11)
            ],
            achievements=[_CARD[card] for card in table.achievements],
            achievement_owners=[_owner(table, age) for age in range(9)],
            special_owners={id: _owner(table, 9 + place) for place, id in enumerate(IDS["special"])},
            random=table.random.words(),
            frames=frames_of(table),
            removed=_named((table.removed[0], table.removed[1])),
            known=_further_knowledge(table),
            reordered=_reordered(table),
            options=options_of(table),
            result=_result_data(table),
        )
    )
    return data


def _named(cards: Cards) -> list[str]:
    return [_CARD[card] for card in members(cards)]


def _owner(table: Table, place: int) -> int | None:
    owner = table.owners[place]
    return owner - 1 if owner else None


def _player_data(table: Table, seat: int) -> PlayerData:
    meld = table.melds[seat]
    return PlayerData(
        hand=_named(table.hand(seat)),
        score=_named(table.score_pile(seat)),
        board={
            colour: _pile_data(table, seat, place)
            for place, colour in enumerate(_COLOUR)
            if table.pile_size(seat, place)
        },
        tucked=table.counters[2 * seat],
        scored=table.counters[2 * seat + 1],
        first_meld=_CARD[meld - 1] if meld else None,
    )


def _pile_data(table: Table, seat: int, colour: int) -> PileData:
    cards = [table.pile_card(seat, colour, place) for place in range(table.pile_size(seat, colour))]
    splay = table.splay(seat, colour)
    return PileData([_CARD[card] for card in cards], IDS["direction"][splay - 1] if splay else None)


def _plain_knowledge(table: Table) -> dict[int, int]:
    """What everybody knows without having been told: own cards, and boards."""
    plain = dict.fromkeys(range(105), 0)
    for seat in range(table.seats):
        for card in [*members(table.hand(seat)), *members(table.score_pile(seat))]:
            plain[card] = seat_bit(seat)
        for colour in range(COLOURS):
            for place in range(table.pile_size(seat, colour)):
                plain[table.pile_card(seat, colour, place)] = EVERYBODY
    return plain


def _further_knowledge(table: Table) -> dict[str, list[int]]:
    told = {card: int(table.known[card]) & ~plain for card, plain in _plain_knowledge(table).items()}
    return {_CARD[card]: _seats(seats) for card, seats in told.items() if seats}


def _seats(among: int) -> list[int]:
    return [seat for seat in _SEATS if among & seat_bit(seat)]


def _reordered(table: Table) -> list[str]:
    plain = _plain_knowledge(table)
    return [_CARD[card] for card in range(105) if plain[card] == EVERYBODY and table.known[card] != EVERYBODY]


def _result_data(table: Table) -> ResultData | None:
    if not table.over:
        return None
    return ResultData(ENDS[table.end], _seats(table.winners))


# --- reading ------------------------------------------------------------------------------------------


def set_up(table: Table, position: PositionData) -> None:
    """Put the pieces of a faultless position on an empty table."""
    options = position.options
    table.names_english = options.get("name_language", "cs") == "en"
    table.city_states_hand = options.get("city_states_reward", "score") == "hand"
    table.monument_combined = options.get("monument_counting", "separate") == "combined"
    table.show_failures = options.get("reveal_on_failed_demand", False) is True
    table.covered_public = options.get("covered_cards_public", False) is True
    table.player = position.player
    table.turns = position.turns
    table.random = Random(*position.random)
    for seat, player in enumerate(position.players):
        _set_up_player(table, seat, player)
    _set_up_middle(table, position)
    for card, known in _plain_knowledge(table).items():
        table.known[card] = u8(known | _seat_set(position.known.get(_CARD[card], [])))
    for seat, player in enumerate(position.players):
        for pile in player.board.values():
            for id in set(position.reordered).intersection(pile.cards):
                table.known[_CARD.index(id)] = u8(seat_bit(seat))
    set_up_frames(table, position.frames)
    if position.result is not None:
        table.end = ENDS.index(position.result.end)
        table.winners = _seat_set(position.result.winners)


def _seat_set(seats: list[int]) -> int:
    return sum(seat_bit(seat) for seat in set(seats))


def _numbers(ids: list[str]) -> list[int]:
    return [_CARD.index(id) for id in ids]


def _set_up_player(table: Table, seat: int, player: PlayerData) -> None:
    table.set_hand(seat, set_of(_numbers(player.hand)))
    table.set_score_pile(seat, set_of(_numbers(player.score)))
    for colour, pile in player.board.items():
        index = seat * COLOURS + _COLOUR.index(colour)
        for place, card in enumerate(_numbers(pile.cards)):
            table.piles[index * PILE + place] = u8(card)
        table.sizes[index] = u8(len(pile.cards))
        table.splays[index] = u8(1 + IDS["direction"].index(pile.splay) if pile.splay else 0)
        table.see_pile(index)
    table.counters[2 * seat] = u8(player.tucked)
    table.counters[2 * seat + 1] = u8(player.scored)
    table.melds[seat] = u8(1 + _CARD.index(player.first_meld) if player.first_meld else 0)


def _set_up_middle(table: Table, position: PositionData) -> None:
    for age, pile in enumerate(position.supplies):
        for place, card in enumerate(_numbers(pile)):
            table.supply[age * SUPPLY + place] = u8(card)
        table.supplies[age] = u8(len(pile))
    for age, card in enumerate(_numbers(position.achievements)):
        table.achievements[age] = u8(card)
    owners = [*position.achievement_owners, *(position.special_owners[id] for id in IDS["special"])]
    for place, owner in enumerate(owners):
        table.owners[place] = u8(0 if owner is None else owner + 1)
    removed = set_of(_numbers(position.removed))
    table.removed[0] = removed[0]
    table.removed[1] = removed[1]
