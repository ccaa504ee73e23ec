"""What makes a position impossible, fault by fault, each with its rule."""

from collections import Counter
from collections.abc import Iterator

from ludopolis.core.contract import Game
from ludopolis.core.errors import Fault
from ludopolis.games.innovation.components import COMPONENTS, IDS
from ludopolis.games.innovation.position import FrameData, PositionData, set_up
from ludopolis.games.innovation.program import CODE, EFFECTS, END, START, WIDTH
from ludopolis.games.innovation.scoring import earns
from ludopolis.games.innovation.state import AT_DEMOCRACY, AT_OPTIONS, ENDS, FRAME_KINDS, FRAME_WIDTH, Table

_CARDS = {card.id: card for card in COMPONENTS.cards}
_CHOICES = [
    name for name in FRAME_KINDS if name not in ("initial_meld", "take_action", "activation", "execution")
]
MOST_TURNS = 1_000_000
# What a choice may offer: a set of colours, values or seats.
_OPTIONS = {"choose_colour": 31, "choose_value": 2046, "choose_back": 2046, "choose_player": 15}
_FRAME_NUMBERS = FRAME_WIDTH - 10


def faults(game: Game, position: PositionData) -> list[Fault]:
    """Everything wrong with a position: its shape, else its names, else its contents, else what the engine
    would have done already."""
    return (
        [*_shape(position)] or [*_names(position)] or [*_contents(position)] or [*_unclaimed(game, position)]
    )


def _shape(position: PositionData) -> Iterator[Fault]:
    seats = len(position.players)
    if seats not in (2, 3, 4):
        yield Fault("players", f"has {seats} players, not 2 to 4", "R2.6")
        return
    lengths = (
        ("supplies", len(position.supplies), 10, "R2.1"),
        ("achievements", len(position.achievements), 9, "R2.2"),
        ("achievement_owners", len(position.achievement_owners), 9, "R2.2"),
        ("random", len(position.random), 4, "R11.1"),
    )
    for where, length, wanted, rule in lengths:
        if length != wanted:
            yield Fault(where, f"has {length} items instead of {wanted}", rule)
    if set(position.special_owners) != set(IDS["special"]):
        yield Fault("special_owners", f"must name {', '.join(IDS['special'])}", "R1.2")
    if not 0 <= position.player < seats:
        yield Fault("player", f"is {position.player}, not a seat from 0 to {seats - 1}", "R2.6")
    if not 0 <= position.turns <= MOST_TURNS:
        yield Fault("turns", f"is {position.turns}, not from 0 to {MOST_TURNS}", "R2.6")
    if not all(0 <= word < 2**32 for word in position.random):
        yield Fault("random", "holds a number that is not a 32-bit word", "R11.1")
    owners = [*position.achievement_owners, *position.special_owners.values()]
    if any(owner is not None and not 0 <= owner < seats for owner in owners):
        yield Fault("achievement owners", f"are not all seats from 0 to {seats - 1}", "R8.1")
    for seat, player in enumerate(position.players):
        if not 0 <= player.tucked <= 105 or not 0 <= player.scored <= 105:
            yield Fault(f"players[{seat}]", "has an impossible count of tucked or scored cards", "R8.4")
    yield from _frame_shapes(position, seats)


def _frame_shapes(position: PositionData, seats: int) -> Iterator[Fault]:
    for place, frame in enumerate(position.frames):
        where = f"frames[{place}]"
        if frame.kind not in FRAME_KINDS:
            yield Fault(f"{where}.kind", f"{frame.kind!r} is not one of {', '.join(FRAME_KINDS)}", "R11.8")
        if not 0 <= frame.seat < seats:
            yield Fault(f"{where}.seat", f"is {frame.seat}, not from 0 to {seats - 1}", "R11.8")
        if len(frame.numbers) != _FRAME_NUMBERS or len(frame.registers) != 3:
            yield Fault(where, f"needs {_FRAME_NUMBERS} numbers and 3 registers", "R11.8")
        elif not all(_fits(place, number) for place, number in enumerate(frame.numbers)):
            yield Fault(where, "holds an impossible number", "R11.8")


def _fits(place: int, number: int) -> bool:
    """Frames hold small numbers, but for the lanes that count what Democracy returned."""
    return -1 <= number <= (2**32 if place == AT_DEMOCRACY - 2 else 4096)


def _everywhere(position: PositionData) -> Iterator[tuple[str, str]]:
    """Every card with the place it lies in."""
    for seat, player in enumerate(position.players):
        yield from ((f"players[{seat}].hand", card) for card in player.hand)
        yield from ((f"players[{seat}].score", card) for card in player.score)
        for colour, pile in player.board.items():
            yield from ((f"players[{seat}].board.{colour}", card) for card in pile.cards)
    for age, supply in enumerate(position.supplies, start=1):
        yield from ((f"supplies[{age - 1}]", card) for card in supply)
    yield from (("achievements", card) for card in position.achievements)
    yield from (("removed", card) for card in position.removed)


def _names(position: PositionData) -> Iterator[Fault]:
    mentioned = [*_everywhere(position), *(("known", card) for card in position.known)]
    mentioned += [("reordered", card) for card in position.reordered]
    for place, frame in enumerate(position.frames):
        for ids in (frame.candidates, *frame.registers):
            mentioned += [(f"frames[{place}]", card) for card in ids]
    mentioned += [("first_meld", p.first_meld) for p in position.players if p.first_meld is not None]
    for where, card in mentioned:
        if card not in _CARDS:
            yield Fault(where, f"there is no card {card!r}", "R1.1")
    for seat, player in enumerate(position.players):
        for colour, pile in player.board.items():
            if colour not in IDS["colour"]:
                yield Fault(f"players[{seat}].board", f"there is no colour {colour!r}", "R1.1")
            if pile.splay is not None and pile.splay not in IDS["direction"]:
                yield Fault(f"players[{seat}].board.{colour}", f"cannot be splayed {pile.splay!r}", "R3.3")


def _contents(position: PositionData) -> Iterator[Fault]:
    yield from _cards(position)
    yield from _boards(position)
    yield from _achievements(position)
    yield from _knowledge(position)
    yield from _melds(position)
    yield from _frames(position)
    yield from _result(position)


def _cards(position: PositionData) -> Iterator[Fault]:
    counts = Counter(card for _, card in _everywhere(position))
    for card in _CARDS:
        if counts[card] != 1:
            what = "is nowhere" if counts[card] == 0 else f"appears {counts[card]} times"
            yield Fault("cards", f"{card} {what}", "R16.1")
    for age, supply in enumerate(position.supplies, start=1):
        for card in supply:
            if _CARDS[card].age != age:
                yield Fault(f"supplies[{age - 1}]", f"{card} is not of age {age}", "R2.1")
    for age, card in enumerate(position.achievements, start=1):
        if _CARDS[card].age != age:
            yield Fault("achievements", f"{card} is not of age {age}", "R2.2")


def _boards(position: PositionData) -> Iterator[Fault]:
    for seat, player in enumerate(position.players):
        for colour, pile in player.board.items():
            where = f"players[{seat}].board.{colour}"
            if not pile.cards:
                yield Fault(where, "is empty: leave the colour out", "R3.1")
            for card in pile.cards:
                if _CARDS[card].colour != colour:
                    yield Fault(where, f"{card} is not {colour}", "R3.1")
            if pile.splay is not None and len(pile.cards) < 2:
                yield Fault(where, "is splayed with fewer than two cards", "R3.3")


def _achievements(position: PositionData) -> Iterator[Fault]:
    if position.result is not None:
        return
    needed = 8 - len(position.players)
    owners = Counter([*position.achievement_owners, *position.special_owners.values()])
    for seat in range(len(position.players)):
        if owners[seat] >= needed:
            yield Fault(f"players[{seat}]", f"owns {owners[seat]} achievements, but the game goes on", "R9.1")


def _unclaimed(game: Game, position: PositionData) -> Iterator[Fault]:
    """Whoever meets the condition of a free special achievement has claimed it, except while putting a pile
    into another order, which is one change (R8.5)."""
    if position.result is not None or position.frames[-1].kind == "rearrange":
        return
    table = Table(game, len(position.players))
    set_up(table, position)
    for special, id in enumerate(IDS["special"]):
        for seat in range(table.seats):
            if position.special_owners[id] is None and earns(table, seat, special):
                what = f"seat {seat} meets the condition, but nobody owns it"
                yield Fault(f"special_owners.{id}", what, "R8.2")


def _knowledge(position: PositionData) -> Iterator[Fault]:
    for card, seats in position.known.items():
        if not set(seats) <= {0, 1, 2, 3} or len(set(seats)) != len(seats):
            yield Fault("known", f"{card} is known to seats that do not exist or stand there twice", "R10.2")
    on_boards = {card for where, card in _everywhere(position) if ".board." in where}
    for card in set(position.reordered) - on_boards:
        yield Fault("reordered", f"{card} does not lie on a board", "R13.25")
    hidden_for_ever = set(position.achievements) & set(position.known)
    for card in hidden_for_ever:
        yield Fault("known", f"nobody ever sees the achievement {card}", "R2.2")


def _melds(position: PositionData) -> Iterator[Fault]:
    choosing = bool(position.frames) and position.frames[0].kind == "initial_meld"
    for seat, player in enumerate(position.players):
        chosen = choosing and seat < position.frames[0].seat
        if choosing and (player.first_meld is not None) != chosen:
            yield Fault(f"players[{seat}].first_meld", "players choose in the order of their seats", "R2.4")
        if choosing and player.first_meld is not None and player.first_meld not in player.hand:
            yield Fault(f"players[{seat}].first_meld", "is not in the hand", "R2.4")
        if choosing and (len(player.hand) != 2 or player.board):
            yield Fault(f"players[{seat}]", "starts with two cards in hand and an empty board", "R2.4")


def _frames(position: PositionData) -> Iterator[Fault]:
    kinds = [frame.kind for frame in position.frames]
    if position.result is not None:
        if kinds:
            yield Fault("frames", "nothing can be decided after the end", "R9.4")
        return
    if not kinds:
        yield Fault("frames", "nobody decides, but there is no result", "R9.4")
        return
    if kinds == ["initial_meld"]:
        return
    middle = kinds[2:-1] if len(kinds) > 2 else []
    orderly = (
        kinds[0] == "take_action"
        and (len(kinds) == 1 or (len(kinds) > 2 and kinds[1] == "activation" and kinds[-1] in _CHOICES))
        and all(kind == "execution" for kind in middle)
        and (len(kinds) == 1 or len(middle) > 0)
    )
    if not orderly:
        yield Fault("frames", f"{' > '.join(kinds)} cannot be open together", "R11.8")
        return
    turn = position.frames[0]
    if turn.seat != position.player:
        yield Fault("frames[0].seat", "is not the player whose turn it is", "R4.1")
    if not (1 if len(kinds) == 1 else 0) <= turn.numbers[0] <= 2:
        yield Fault("frames[0].numbers", f"{turn.numbers[0]} actions cannot be left", "R4.1")
    for place, frame in enumerate(position.frames):
        yield from _frame(position, place, frame)


def _frame(position: PositionData, place: int, frame: FrameData) -> Iterator[Fault]:
    where = f"frames[{place}]"
    if frame.kind == "activation" and frame.seat != position.player:
        yield Fault(f"{where}.seat", "is not the player whose turn it is", "R5.1")
    if frame.kind in ("activation", "execution"):
        yield from _effect(where, frame)
    elif frame.kind in ("choose_card", "rearrange") and not frame.candidates:
        yield Fault(where, "offers no card", "R11.8")
    elif frame.kind in _OPTIONS:
        allowed = 2 ** len(position.players) - 1 if frame.kind == "choose_player" else _OPTIONS[frame.kind]
        offered = frame.numbers[AT_OPTIONS - 2]
        if offered <= 0 or offered & ~allowed:
            yield Fault(where, "offers nothing, or what does not exist", "R11.8")


def _effect(where: str, frame: FrameData) -> Iterator[Fault]:
    """The card, effect and step a frame names must belong together."""
    card, effect, step = frame.numbers[:3]
    executed = frame.kind == "execution"
    if not 0 <= card < 105 or not 0 <= effect < EFFECTS[card] + (not executed):
        yield Fault(where, "names no effect of a card", "R5.1")
    elif executed:
        start = START[card * 3 + effect]
        length = next(n for n in range(len(CODE)) if CODE[(start + n) * WIDTH] == END)
        if not start <= step <= start + length:
            yield Fault(where, "names no step of that effect", "R5.3")


def _result(position: PositionData) -> Iterator[Fault]:
    result = position.result
    if result is None:
        return
    if result.end not in ENDS[1:]:
        yield Fault("result.end", f"{result.end!r} is not one of {', '.join(ENDS[1:])}", "R9.1")
    distinct = set(result.winners)
    if (
        not distinct
        or not distinct <= set(range(len(position.players)))
        or len(distinct) < len(result.winners)
    ):
        yield Fault("result.winners", "must name at least one seat, each once", "R9.1")
    elif (len(result.winners) > 1) != (result.end == "shared"):
        yield Fault("result.winners", "only a shared victory has several", "R9.2")
