"""What makes a position impossible."""

from collections.abc import Iterator

from ludopolis.core.errors import Fault
from tiny_game.components import COMPONENTS, IDS
from tiny_game.position import FrameData, PositionData
from tiny_game.state import ACT, BID, DECISIONS, DRAW, RESPOND

_NAMES = [kind.name for kind in DECISIONS]


def faults(position: PositionData) -> list[Fault]:
    """Everything that is wrong; what depends on a sound table is only looked for on one."""
    return list(_unsound(position)) or [*_wrong_numbers(position), *_wrong_choices(position)]


def _unsound(position: PositionData) -> Iterator[Fault]:
    if not 2 <= len(position.players) <= 4:
        yield Fault("players", f"{len(position.players)} instead of two to four", "R2.1")
    held = [card for player in position.players for card in player.hand]
    if sorted([*position.deck, *position.discard, *held]) != sorted(IDS["card"]):
        yield Fault("cards", "not every card is in exactly one place", "R1.1")
    for seat, player in enumerate(position.players):
        if list(player.goods) != IDS["good"]:
            yield Fault(f"players[{seat}].goods", f"name all of {', '.join(IDS['good'])}", "R1.2")
        if player.stake is not None and player.stake not in IDS["good"]:
            yield Fault(f"players[{seat}].stake", f"{player.stake!r} is not a good", "R1.2")
    if len(position.generator) != 4 or not all(0 <= word < 2**32 for word in position.generator):
        yield Fault("generator", "is not four numbers of 32 bits")
    for place, frame in enumerate(position.frames):
        if frame.decision not in _NAMES:
            yield Fault(f"frames[{place}].decision", f"choose one of {', '.join(_NAMES)}")
        if not 0 <= frame.seat < len(position.players):
            yield Fault(f"frames[{place}].seat", f"there is no seat {frame.seat}")


def _wrong_numbers(position: PositionData) -> Iterator[Fault]:
    rounds = position.options.get("rounds", 0)
    if not isinstance(rounds, int) or not 1 <= position.round <= rounds:
        yield Fault("round", f"is {position.round}, not from 1 to {rounds}", "R5.1")
    if not position.frames and position.round != rounds:
        yield Fault("frames", "nobody decides, but the game is not over", "R5.1")
    full = not position.frames or position.frames[0].decision == _NAMES[BID]
    for seat, player in enumerate(position.players):
        if min(player.goods.values()) < 0:
            yield Fault(f"players[{seat}].goods", "are less than none", "R1.2")
        if player.points < 0:
            yield Fault(f"players[{seat}].points", "are less than none", "R3.4")
        if len(player.hand) != COMPONENTS.hand - (not full):
            yield Fault(f"players[{seat}].hand", f"has {len(player.hand)} cards", "R2.2")


def _wrong_choices(position: PositionData) -> Iterator[Fault]:
    frames = position.frames
    bidding = bool(frames) and frames[0].decision == _NAMES[BID]
    asked = {frame.seat for frame in frames} if bidding else set()
    for seat, player in enumerate(position.players):
        where = f"players[{seat}]"
        if (player.bid is not None) != (bidding and seat not in asked):
            yield Fault(f"{where}.bid", "is chosen by everybody who is not asked, and by nobody else", "R3.1")
        elif player.bid is not None and player.bid not in player.hand:
            yield Fault(f"{where}.bid", "is not in the hand", "R3.1")
        staking = player.bid is not None and any(player.goods.values())
        if (player.stake is not None) != staking or (player.stake and not player.goods[player.stake]):
            yield Fault(f"{where}.stake", "is a good that the player has, with a bid", "R3.1")
    if frames and not _possible(position, [_NAMES.index(frame.decision) for frame in frames]):
        yield Fault("frames", "these decisions do not follow from each other", "R3")


def _possible(position: PositionData, kinds: list[int]) -> bool:
    frames = position.frames
    seats = [frame.seat for frame in frames]
    if kinds[0] == BID:
        return (
            set(kinds) == {BID}
            and seats == sorted(set(seats), reverse=True)
            and all(_chosen_part(position, frame) for frame in frames)
        )
    if kinds == [DRAW] or kinds == [ACT]:
        return frames[0].number == 0
    count = len(position.players)
    others = [(frames[0].seat + distance) % count for distance in range(count - 1, 0, -1)]
    return (
        kinds[0] == ACT
        and set(kinds[1:]) == {RESPOND}
        and 1 <= frames[0].number <= COMPONENTS.sides
        and seats[1:] == [seat for seat in others if seat in seats[1:]]
        and all(frame.number == 0 and _may_respond(position, frame.seat) for frame in frames[1:])
    )


def _chosen_part(position: PositionData, frame: FrameData) -> bool:
    player = position.players[frame.seat]
    cards = [IDS["card"].index(card) + 1 for card in player.hand]
    return frame.number == 0 or (frame.number in cards and any(player.goods.values()))


def _may_respond(position: PositionData, seat: int) -> bool:
    player = position.players[seat]
    return any(player.goods.values()) and not player.muted
