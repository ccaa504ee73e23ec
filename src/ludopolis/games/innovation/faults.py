"""What makes a position impossible, fault by fault, each with its rule."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from ludopolis.core.contract import Game
from ludopolis.core.errors import Fault
from ludopolis.games.innovation.components import COMPONENTS, IDS
from ludopolis.games.innovation.execution import PHASES
from ludopolis.games.innovation.frames import (
    ActivationFrame,
    AnyFrame,
    Bound,
    ChooseBackFrame,
    ChooseCardFrame,
    ChooseColourFrame,
    ChoosePlayerFrame,
    ChooseValueFrame,
    ExecutionFrame,
    InitialMeldFrame,
    RearrangeFrame,
    TakeActionFrame,
    kind_of,
)
from ludopolis.games.innovation.interpreter import operation_at
from ludopolis.games.innovation.position import PositionData, set_up
from ludopolis.games.innovation.program import OUTLINES
from ludopolis.games.innovation.scoring import earns
from ludopolis.games.innovation.state import ENDS, FRAME_KINDS, Table
from ludopolis.games.innovation.vocabulary import COLOURS, FLAG, PLAYER, VALUE

_CARD = IDS["card"]
_CARDS = {card.id: card for card in COMPONENTS.cards}
_CHOICES = [
    name for name in FRAME_KINDS if name not in ("initial_meld", "take_action", "activation", "execution")
]
MOST_TURNS = 1_000_000


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
        if not 0 <= frame.seat < seats:
            yield Fault(f"{where}.seat", f"is {frame.seat}, not from 0 to {seats - 1}", "R11.8")
        if isinstance(frame, ActivationFrame):
            if not {*frame.vulnerable, *frame.sharing} <= set(range(seats)):
                yield Fault(where, f"names seats that are not from 0 to {seats - 1}", "R5.2")
            if len(frame.democracy) > seats or not all(0 <= count <= 105 for count in frame.democracy):
                yield Fault(f"{where}.democracy", "is not a number of cards a seat", "R13.13")
        elif isinstance(frame, ExecutionFrame):
            counts = (frame.picked, frame.least, frame.most, frame.times)
            if not 0 <= frame.owner < seats or not all(-1 <= count <= 105 for count in counts):
                yield Fault(where, "holds an impossible number", "R11.8")
            if frame.phase not in PHASES:
                yield Fault(f"{where}.phase", f"{frame.phase!r} is not one of {', '.join(PHASES)}", "R11.8")


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


def _cards_of(frame: AnyFrame) -> list[str]:
    if isinstance(frame, ActivationFrame):
        return [frame.card]
    if isinstance(frame, ExecutionFrame):
        return [frame.card, *frame.candidates, *chain.from_iterable(frame.cards.values())]
    return frame.cards if isinstance(frame, (ChooseCardFrame, RearrangeFrame)) else []


def _names(position: PositionData) -> Iterator[Fault]:
    mentioned = [*_everywhere(position), *(("known", card) for card in position.known)]
    mentioned += [("reordered", card) for card in position.reordered]
    for place, frame in enumerate(position.frames):
        mentioned += [(f"frames[{place}]", card) for card in _cards_of(frame)]
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
    if position.result is not None or isinstance(position.frames[-1], RearrangeFrame):
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
    choosing = bool(position.frames) and isinstance(position.frames[0], InitialMeldFrame)
    for seat, player in enumerate(position.players):
        chosen = choosing and seat < position.frames[0].seat
        if choosing and (player.first_meld is not None) != chosen:
            yield Fault(f"players[{seat}].first_meld", "players choose in the order of their seats", "R2.4")
        if choosing and player.first_meld is not None and player.first_meld not in player.hand:
            yield Fault(f"players[{seat}].first_meld", "is not in the hand", "R2.4")
        if choosing and (len(player.hand) != 2 or player.board):
            yield Fault(f"players[{seat}]", "starts with two cards in hand and an empty board", "R2.4")


def _frames(position: PositionData) -> Iterator[Fault]:
    kinds = [kind_of(frame) for frame in position.frames]
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
    assert isinstance(turn, TakeActionFrame)
    if turn.seat != position.player:
        yield Fault("frames[0].seat", "is not the player whose turn it is", "R4.1")
    if not (1 if len(kinds) == 1 else 0) <= turn.actions <= 2:
        yield Fault("frames[0].actions", f"{turn.actions} actions cannot be left", "R4.1")
    for place, frame in enumerate(position.frames):
        where = f"frames[{place}]"
        if isinstance(frame, ActivationFrame):
            yield from _activation(where, position.player, frame)
        elif isinstance(frame, ExecutionFrame):
            yield from _execution(where, frame, position.frames[place - 1])
            yield from _effect(where, frame, kinds[place + 1], len(position.players))
        else:
            yield from _choice(where, frame, position)


def _activation(where: str, player: int, frame: ActivationFrame) -> Iterator[Fault]:
    if frame.seat != player:
        yield Fault(f"{where}.seat", "is not the player whose turn it is", "R5.1")
    if frame.seat in (*frame.vulnerable, *frame.sharing) or set(frame.vulnerable) & set(frame.sharing):
        yield Fault(where, "a player activates, shares or is vulnerable, one of them", "R5.2")


def _execution(where: str, frame: ExecutionFrame, below: AnyFrame) -> Iterator[Fault]:
    """An effect is executed by whom the frame below allows to."""
    if isinstance(below, ExecutionFrame) and frame.seat != below.seat:
        yield Fault(f"{where}.seat", "is not the player who executes the other card", "R12.1")
    if isinstance(below, ActivationFrame) and frame.card != below.card:
        yield Fault(f"{where}.card", f"is {frame.card}, not the activated {below.card}", "R5.1")


def _effect(where: str, frame: ExecutionFrame, above: str, seats: int) -> Iterator[Fault]:
    """The card, effect and step a frame names must belong together, and ask what is asked."""
    card, effect, step, verb = frame.card, frame.effect, frame.step, frame.verb
    if not 1 <= effect <= len(OUTLINES[_CARD.index(card)]):
        yield Fault(where, f"{card} has no effect {effect}", "R5.1")
        return
    outline = frame.outline
    if not 1 <= step <= len(outline.verbs):
        yield Fault(where, f"effect {effect} of {card} has no step {step}", "R5.3")
    elif outline.verbs[step - 1] != verb:
        present = outline.verbs[step - 1]
        what = f"step {step} of effect {effect} of {card} is {present}, not {verb}: was the card changed?"
        yield Fault(where, what, "R5.3")
    elif above not in operation_at(outline.places[step - 1]).opens:
        yield Fault(where, f"{verb} does not ask {above}", "R11.8")
    for name in {*frame.cards} - {*outline.cards} | {*frame.chosen} - {*outline.choices}:
        yield Fault(where, f"effect {effect} of {card} binds no {name!r}", "R5.3")
    for name, kind in outline.choices.items():
        if name in frame.chosen and not _is_bound(kind, frame.chosen[name], seats):
            yield Fault(f"{where}.chosen.{name}", f"{frame.chosen[name]!r} is no {kind}", "R11.2")


def _is_bound(kind: str, bound: Bound, seats: int) -> bool:
    if isinstance(bound, list):
        return kind == COLOURS and set(bound) <= set(IDS["colour"])
    if isinstance(bound, bool) or kind == FLAG:
        return kind == FLAG and isinstance(bound, bool)
    return 0 <= bound < seats if kind == PLAYER else kind == VALUE and 1 <= bound <= 10


def _choice(where: str, frame: AnyFrame, position: PositionData) -> Iterator[Fault]:
    offers: tuple[Sequence[object], Iterable[object]] | None = None
    if isinstance(frame, (ChooseCardFrame, RearrangeFrame)):
        offers = frame.cards, _CARD
    elif isinstance(frame, ChooseColourFrame):
        offers = frame.colours, IDS["colour"]
    elif isinstance(frame, (ChooseValueFrame, ChooseBackFrame)):
        offers = frame.values, range(1, 11)
    elif isinstance(frame, ChoosePlayerFrame):
        offers = frame.players, range(len(position.players))
    if offers is None or (not offers[0] and _may_offer_nothing(frame, position.rules)):
        return
    if not offers[0] or not set(offers[0]) <= set(offers[1]):
        yield Fault(where, "offers nothing, or what does not exist", "R11.8")


def _may_offer_nothing(frame: AnyFrame, rules: int) -> bool:
    """Since version 2 of the rules a player is asked for a card even if none fits (R11.6)."""
    return rules > 1 and isinstance(frame, ChooseCardFrame) and frame.can_stop


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
