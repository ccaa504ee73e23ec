"""Where cards, wonders and progress tokens lie in a position, for those who set one up."""

from collections.abc import Iterator
from typing import Any

from ludopolis.core.builder import Builder
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.position import PositionData

_CARDS = {card.id: card for card in COMPONENTS.cards.items}

Json = dict[str, Any]


def tidy(position: Json, loose: list[str]) -> None:
    """Where components must lie, given where some of them do. A card that lies nowhere else is in the
    structure of its age."""
    _deal_what_is_played(position)
    _finish_ages(position)
    _uncover_what_was_taken(position)
    _share_wonders(position)
    _lay_out_tokens(position)


def _played(position: Json) -> Iterator[str]:
    yield from position["discard"]
    for city in position["cities"]:
        yield from city["buildings"]
        yield from city["built"].values()


def _deal_what_is_played(position: Json) -> None:
    """R2.7: a card that was played had been dealt, a guild instead of a guild."""
    played = [*_played(position)]
    for card in played:
        structure = position["structures"][_CARDS[card].age - 1]
        if card not in structure:
            spare = [id for id in structure if id not in played and _is_guild(id) == _is_guild(card)]
            structure[structure.index(spare[-1])] = card


def _is_guild(card: str) -> bool:
    return _CARDS[card].guild is not None


def _finish_ages(position: Json) -> None:
    """R4.7: of finished ages, no card is left in the structure."""
    for structure in position["structures"][: max(0, position["age"] - 1)]:
        played = {*_played(position)}
        position["discard"] += [card for card in structure if card not in played]


def _uncover_what_was_taken(position: Json) -> None:
    """R3.2: nothing lies on a card that was taken; it changes places with one on which nothing lies."""
    if position["age"] == 0:
        return
    structure = position["structures"][position["age"] - 1]
    covered_by = COMPONENTS.layouts.items[position["age"] - 1].covered_by
    played = {*_played(position)}
    for slot in range(len(structure)):
        present = {place for place, card in enumerate(structure) if card not in played}
        if slot not in present and present.intersection(covered_by(slot)):
            free = min(place for place in present if not present.intersection(covered_by(place)))
            structure[slot], structure[free] = structure[free], structure[slot]
    if position["frames"] and position["frames"][-1]["decision"] in ("play_card", "choose_starter"):
        position["revealed"] = None  # all that are available (R3.7)


def _share_wonders(position: Json) -> None:
    """R2.5: from age I on everybody has four, which were among the first eight laid out; a first game has no
    draft (R2.6)."""
    cities, draft = position["cities"], position["draft"]
    owned = [wonder for city in cities for wonder in (*city["unbuilt"], *city["built"])]
    if position["age"] and sum(len(city["built"]) for city in cities) < 7:
        for city in cities:
            wanted = 4 - len(city["unbuilt"]) - len(city["built"])
            city["unbuilt"] += [wonder for wonder in draft if wonder not in owned][: max(0, wanted)]
            owned += city["unbuilt"]
    if not position["options"].get("first_game_wonders"):
        taken = [wonder for wonder in owned if wonder not in draft[:8]]
        places = [place for place in range(8) if draft[place] not in owned]
        for place, wonder in zip(places, taken, strict=False):
            draft[draft.index(wonder)], draft[place] = draft[place], wonder


def _lay_out_tokens(position: Json) -> None:
    """R2.3: five tokens came to the board, the other five stay in the box; the Great Library gives out one of
    those (R6.6)."""
    board, removed = position["board"], position["removed"]
    from_board = [*board]
    for city in position["cities"]:
        if "great_library" not in city["built"]:
            from_board += city["progress"]
    owned = [token for city in position["cities"] for token in city["progress"]]
    spare = [token for token in IDS["progress"] if token not in (*board, *owned, *removed)]
    for token in from_board:
        if token in removed:
            other = spare.pop() if spare else board.pop()
            removed[removed.index(token)] = other
    while spare and len(board) + len([token for token in owned if token not in removed]) < 5:
        board.append(spare.pop())


BUILDER = Builder(
    PositionData,
    IDS,
    {
        "card": ("discard", "cities[].buildings", "cities[].built.*"),
        "wonder": ("cities[].unbuilt", "cities[].built"),
        "progress": ("board", "cities[].progress"),
    },
    deals=("structures[]", "draft", "removed"),
    tidy=tidy,
)
