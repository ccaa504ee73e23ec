"""What makes a position impossible, fault by fault, each with its rule."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ludopolis.core.errors import Fault
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.position import CityData, FrameData, PositionData
from ludopolis.games.duel.rules import DRAFT_PICKS, drafter
from ludopolis.games.duel.state import DECISIONS, ENDS
from ludopolis.games.duel.tables import (
    CAPITAL,
    LARGE_LOOT,
    LARGE_LOOT_AT,
    SMALL_LOOT,
    SMALL_LOOT_AT,
    SYMBOLS_TO_WIN,
)

_CARDS = {card.id: card for card in COMPONENTS.cards.items}
_WONDERS = {wonder.id: wonder for wonder in COMPONENTS.wonders.items}
MOST_COINS = 10_000  # far more than a game can give; the bank itself has no limit (R1.7)

_ABOVE_PLAY_CARD = ("choose_progress", "choose_library", "choose_opponent_card", "choose_from_discard")


def faults(position: PositionData) -> list[Fault]:
    """Everything wrong with a position: its shape, else its names, else its contents."""
    return _shape(position) or _names(position) or _contents(position)


# --- shape: numbers and lengths that everything else relies on ----------------------------------


def _shape(position: PositionData) -> list[Fault]:
    return [
        *_in_range("first_player", position.first_player, 0, 1, "R2.1"),
        *_in_range("age", position.age, 0, 3, "R4.7"),
        *_in_range("pawn", position.pawn, -CAPITAL, CAPITAL, "R1.9"),
        *_length("loot", position.loot, 2, "R1.9"),
        *_length("cities", position.cities, 2, "R1"),
        *_length("removed", position.removed, 5, "R2.3"),
        *_length("draft", position.draft, 12, "R2.5"),
        *_length("structures", position.structures, 3, "R3.1"),
        *(
            fault
            for age, structure in enumerate(position.structures)
            for fault in _length(f"structures[{age}]", structure, 20, "R2.7")
        ),
        *(fault for slot in position.revealed or [] for fault in _in_range("revealed", slot, 0, 19, "R3.1")),
        *(
            fault
            for place, frame in enumerate(position.frames)
            for fault in (
                *_in_range(f"frames[{place}].seat", frame.seat, 0, 1, "R11.1"),
                *_in_range(f"frames[{place}].number", frame.number, 0, 99, "R11.1"),
            )
        ),
    ]


def _in_range(where: str, value: int, low: int, high: int, rule: str) -> Iterator[Fault]:
    if not low <= value <= high:
        yield Fault(where, f"is {value}, not from {low} to {high}", rule)


def _length(where: str, items: Sequence[object], wanted: int, rule: str) -> Iterator[Fault]:
    if len(items) != wanted:
        yield Fault(where, f"has {len(items)} items instead of {wanted}", rule)


# --- names ----------------------------------------------------------------------------------------


def _names(position: PositionData) -> list[Fault]:
    lists = [
        ("board", "progress", position.board),
        ("removed", "progress", position.removed),
        ("draft", "wonder", position.draft),
        ("discard", "card", position.discard),
    ]
    lists += [(f"structures[{age}]", "card", ids) for age, ids in enumerate(position.structures)]
    for seat, city in enumerate(position.cities):
        where = f"cities[{seat}]"
        lists += [
            (f"{where}.buildings", "card", city.buildings),
            (f"{where}.unbuilt", "wonder", city.unbuilt),
            (f"{where}.built", "wonder", list(city.built)),
            (f"{where}.built", "card", list(city.built.values())),
            (f"{where}.progress", "progress", city.progress),
        ]
    return [
        Fault(where, f"there is no {kind} {id!r}", "R1.1")
        for where, kind, ids in lists
        for id in ids
        if id not in IDS[kind]
    ]


# --- contents: what the rules make impossible -----------------------------------------------------


def _contents(position: PositionData) -> list[Fault]:
    return [
        *_cards(position),
        *_structure(position),
        *_wonders(position),
        *_progress(position),
        *_military(position),
        *_frames(position),
        *_result(position),
    ]


def _twice(where: str, ids: Iterable[str], rule: str) -> Iterator[Fault]:
    for id, times in Counter(ids).items():
        if times > 1:
            yield Fault(where, f"{id} appears {times} times", rule)


def _played(position: PositionData) -> list[str]:
    cities = [card for city in position.cities for card in [*city.buildings, *city.built.values()]]
    return [*cities, *position.discard]


def _cards(position: PositionData) -> Iterator[Fault]:
    yield from _twice("cards", _played(position), "R1.4")
    for seat, city in enumerate(position.cities):
        yield from _in_range(f"cities[{seat}].coins", city.coins, 0, MOST_COINS, "R5.8")
    for age, structure in enumerate(position.structures, start=1):
        where = f"structures[{age - 1}]"
        yield from _twice(where, structure, "R1.4")
        for card in structure:
            if _CARDS[card].age != age:
                yield Fault(where, f"{card} is not a card of age {age}", "R2.7")
        guilds = sum(_CARDS[card].guild is not None for card in structure)
        if age == 3 and guilds != 3:
            yield Fault(where, f"has {guilds} guilds instead of 3", "R2.7")
    for card in _played(position):
        age = _CARDS[card].age
        if card not in position.structures[age - 1]:
            yield Fault("cards", f"{card} was played but never dealt", "R2.7")
        elif age > position.age:
            yield Fault("cards", f"{card} was played before age {age}", "R3.1")


def _structure(position: PositionData) -> Iterator[Fault]:
    played = set(_played(position))
    for age in range(1, position.age):
        for card in position.structures[age - 1]:
            if card not in played:
                yield Fault("cards", f"{card} of the finished age {age} is nowhere", "R4.7")
    if position.age == 0:
        return
    structure = position.structures[position.age - 1]
    layout = COMPONENTS.layouts.items[position.age - 1]
    present = {slot for slot, card in enumerate(structure) if card not in played}
    for slot in set(range(20)) - present:
        for cover in present.intersection(layout.covered_by(slot)):
            what = f"{structure[slot]} was taken from under {structure[cover]}"
            yield Fault("cards", what, "R3.2")
    if position.revealed is None:
        return
    uncovered = {slot for slot in present if not present.intersection(layout.covered_by(slot))}
    for slot in set(position.revealed) - uncovered:
        yield Fault("revealed", f"slot {slot} is covered or empty", "R3.7")
    if position.frames and position.frames[-1].decision in ("play_card", "choose_starter"):
        for slot in uncovered - set(position.revealed):
            if not layout.face_up(slot):
                yield Fault("revealed", f"slot {slot} is uncovered but still face down", "R3.7")


def _wonders(position: PositionData) -> Iterator[Fault]:
    yield from _twice("draft", position.draft, "R1.4")
    cities = position.cities
    built = sum(len(city.built) for city in cities)
    yield from _twice("wonders", [id for city in cities for id in [*city.unbuilt, *city.built]], "R1.4")
    if built > 7:
        yield Fault("wonders", f"{built} wonders are built, more than 7", "R6.4")
    if built == 7 and any(city.unbuilt for city in cities):
        yield Fault("wonders", "seven are built, but another was not returned", "R6.4")
    preset = bool(position.options.get("first_game_wonders", False))
    for seat, city in enumerate(cities):
        where = f"cities[{seat}]"
        owned = [*city.unbuilt, *city.built]
        if len(owned) > 4:
            yield Fault(where, f"owns {len(owned)} wonders, more than 4", "R2.5")
        allowed = position.draft[:8]
        if preset:
            allowed = COMPONENTS.preset_wonders[0 if seat == position.first_player else 1]
        for wonder in owned:
            if wonder not in allowed:
                yield Fault(
                    where, f"{wonder} is not among the wonders of this game", "R2.6" if preset else "R2.5"
                )
        if position.age and built < 7 and len(owned) != 4:
            yield Fault(where, f"owns {len(owned)} wonders instead of 4", "R2.5")
        if position.age == 0 and city.built:
            yield Fault(where, "has built wonders before age I", "R2.5")
    if position.age and built == 7 and sum(len([*city.unbuilt, *city.built]) for city in cities) != 7:
        yield Fault("wonders", "seven are built, so seven must be owned", "R6.4")


def _progress(position: PositionData) -> Iterator[Fault]:
    owned = [token for city in position.cities for token in city.progress]
    yield from _twice("progress", [*owned, *position.board], "R1.4")
    yield from _twice("removed", position.removed, "R2.3")
    from_board = [token for token in owned if token not in position.removed]
    from_box = [token for token in owned if token in position.removed]
    for token in position.board:
        if token in position.removed:
            yield Fault("board", f"{token} was removed at the set-up", "R2.3")
    if len(position.board) + len(from_board) != 5:
        what = f"{len(position.board) + len(from_board)} tokens came from the board instead of 5"
        yield Fault("progress", what, "R2.3")
    if len(from_box) > 1:
        yield Fault("progress", f"{', '.join(from_box)} cannot all come from the Great Library", "R6.6")
    for seat, city in enumerate(position.cities):
        yield from _progress_of_city(seat, city, position)


def _progress_of_city(seat: int, city: CityData, position: PositionData) -> Iterator[Fault]:
    pairs = _pairs(city)
    from_board = _tokens_from_board(city, position)
    from_box = len(city.progress) - from_board
    if from_board > pairs:
        what = f"{from_board} tokens from the board, but only {pairs} pairs of symbols"
        yield Fault(f"cities[{seat}].progress", what, "R8.1")
    if from_box and "great_library" not in city.built:
        yield Fault(f"cities[{seat}].progress", "a removed token without the Great Library", "R6.6")
    distinct = _different_symbols(city)
    if distinct >= SYMBOLS_TO_WIN and (position.result is None or position.result.end != "science"):
        yield Fault(f"cities[{seat}]", f"{distinct} symbols, but the game goes on", "R8.4")


def _symbols(city: CityData) -> Counter[str]:
    return Counter(_CARDS[card].symbol for card in city.buildings if _CARDS[card].symbol)


def _pairs(city: CityData) -> int:
    return sum(times == 2 for times in _symbols(city).values())


def _different_symbols(city: CityData) -> int:
    return len(_symbols(city)) + ("law" in city.progress)


def _tokens_from_board(city: CityData, position: PositionData) -> int:
    return sum(token not in position.removed for token in city.progress)


def _military(position: PositionData) -> Iterator[Fault]:
    for seat, tokens in enumerate(position.loot):
        ahead = -position.pawn if seat == 0 else position.pawn
        where = f"loot[{seat}]"
        left = [[SMALL_LOOT, LARGE_LOOT], [LARGE_LOOT], []]
        if tokens not in left:
            yield Fault(where, f"is {tokens}, not {left[0]}, {left[1]} or {left[2]}", "R7.2")
        elif (ahead >= SMALL_LOOT_AT and SMALL_LOOT in tokens) or (
            ahead >= LARGE_LOOT_AT and LARGE_LOOT in tokens
        ):
            yield Fault(where, "a token lies in a zone the pawn has entered", "R7.2")
    if abs(position.pawn) == CAPITAL and (position.result is None or position.result.end != "military"):
        yield Fault("pawn", "stands in a capital, but the game goes on", "R7.3")


def _frames(position: PositionData) -> Iterator[Fault]:
    names = [frame.decision for frame in position.frames]
    known = [kind.name for kind in DECISIONS]
    for place, name in enumerate(names):
        if name not in known:
            yield Fault(f"frames[{place}].decision", f"{name!r} is not one of {', '.join(known)}", "R11.1")
    if not set(names) <= set(known):
        return
    if position.result is not None:
        if names:
            yield Fault("frames", "nothing can be decided after the end", "R10.1")
        return
    if not names:
        yield Fault("frames", "nobody decides, but there is no result", "R10.1")
        return
    if (names[0] == "draft_wonder") != (position.age == 0):
        yield Fault("frames", "the draft comes before age I, and only there", "R2.5")
    elif names[0] == "draft_wonder":
        yield from _draft_frame(position, position.frames[0])
    elif names[0] not in ("play_card", "choose_starter"):
        yield Fault("frames", f"{names[0]} has no turn below it", "R11.1")
    if len(names) > 2 or (len(names) == 2 and (names[0] != "play_card" or names[1] not in _ABOVE_PLAY_CARD)):
        yield Fault("frames", f"{' > '.join(names)} cannot be open together", "R11.1")
    elif len(names) == 2:
        yield from _choice_frame(position, position.frames[0], position.frames[1])
    elif position.age:
        yield from _turn_frame(position, names[0])


def _draft_frame(position: PositionData, frame: FrameData) -> Iterator[Fault]:
    if position.options.get("first_game_wonders", False):
        yield Fault("frames", "there is no draft with the wonders of the first game", "R2.6")
        return
    order = [drafter(position.first_player, place) for place in range(DRAFT_PICKS)]
    picks = frame.number
    if not 0 <= picks < DRAFT_PICKS:
        yield Fault("frames[0].number", f"is {picks}, not from 0 to {DRAFT_PICKS - 1} picks", "R2.5")
        return
    if frame.seat != order[picks]:
        yield Fault("frames[0].seat", f"seat {order[picks]} makes pick {picks + 1}", "R2.5")
    for seat, city in enumerate(position.cities):
        due = order[:picks].count(seat)
        if len(city.unbuilt) != due:
            yield Fault(
                f"cities[{seat}].unbuilt", f"has {len(city.unbuilt)} wonders instead of {due}", "R2.5"
            )
    taken = [wonder for city in position.cities for wonder in city.unbuilt]
    batches = position.draft[: 4 if picks < 4 else 8]
    complete = position.draft[:4] if picks >= 4 else []
    if not set(complete) <= set(taken) <= set(batches):
        yield Fault("draft", "the wonders taken are not those laid out so far", "R2.5")


def _turn_frame(position: PositionData, name: str) -> Iterator[Fault]:
    structure = position.structures[position.age - 1]
    left = len(set(structure) - set(_played(position)))
    if left == 0:
        yield Fault("frames", "the structure is empty, so there is no card to play", "R4.7")
    if name != "choose_starter":
        return
    if left != 20 or position.age == 1:
        yield Fault("frames", "who begins is chosen only before ages II and III", "R4.7")
    if position.pawn:
        weaker = 0 if position.pawn < 0 else 1
        if position.frames[0].seat != weaker:
            yield Fault("frames[0].seat", f"seat {weaker} is weaker and chooses who begins", "R4.7")
    elif position.options.get("centre_pawn_rule") != "last_active_chooses":
        yield Fault("frames", "with the pawn on 0 nobody chooses who begins", "R4.7")


def _choice_frame(position: PositionData, turn: FrameData, choice: FrameData) -> Iterator[Fault]:
    me, opponent = position.cities[turn.seat], position.cities[1 - turn.seat]
    if choice.seat != turn.seat:
        yield Fault("frames[1].seat", "only the active player chooses", "R11.1")
    if choice.decision == "choose_progress":
        if not position.board:
            yield Fault("frames[1]", "no token is left on the board", "R8.1")
        elif _tokens_from_board(me, position) >= _pairs(me):
            yield Fault("frames[1]", "there is no pair of symbols that has not given its token", "R8.1")
    if choice.decision == "choose_from_discard" and not (position.discard and "mausoleum" in me.built):
        yield Fault("frames[1]", "needs the Mausoleum and a discarded card", "R6.6")
    if choice.decision == "choose_library":
        if "great_library" not in me.built:
            yield Fault("frames[1]", "needs the Great Library", "R6.6")
        if any(token in position.removed for token in me.progress):
            yield Fault("frames[1]", "the Great Library has given its token already", "R6.6")
    if choice.decision == "choose_opponent_card":
        yield from _demolition_frame(choice, me, opponent)


def _demolition_frame(choice: FrameData, me: CityData, opponent: CityData) -> Iterator[Fault]:
    colours = {_WONDERS[id].demolishes for id in me.built} - {""}
    colour = IDS["colour"][choice.number] if 0 <= choice.number < 7 else ""
    if colour not in colours:
        yield Fault("frames[1].number", "no wonder built here demolishes that colour", "R6.6")
    elif not any(_CARDS[card].colour == colour for card in opponent.buildings):
        yield Fault("frames[1]", f"the opponent has no {colour} card", "R6.6")


def _result(position: PositionData) -> Iterator[Fault]:
    result = position.result
    if result is None:
        return
    if result.end not in ENDS[1:]:
        yield Fault("result.end", f"{result.end!r} is not one of {', '.join(ENDS[1:])}", "R10.4")
    elif (result.winner is None) != (result.end == "shared"):
        yield Fault("result.winner", "is missing exactly when the victory is shared", "R10.4")
    if result.winner not in (None, 0, 1):
        yield Fault("result.winner", f"is {result.winner}, not 0 or 1", "R10.4")
    elif result.end == "military" and position.pawn != (CAPITAL if result.winner == 0 else -CAPITAL):
        yield Fault("result", "the pawn is not in the loser's capital", "R7.3")
    elif result.end == "science" and result.winner is not None:
        if _different_symbols(position.cities[result.winner]) < SYMBOLS_TO_WIN:
            yield Fault("result", f"the winner has fewer than {SYMBOLS_TO_WIN} different symbols", "R8.4")
    elif result.end in ("civilian", "civilian_tiebreak", "shared"):
        left = set(position.structures[2]) - set(_played(position))
        if position.age != 3 or left:
            yield Fault("result", "points decide only after the last card of age III", "R10.1")
