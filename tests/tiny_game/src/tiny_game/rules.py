"""The flow of the game: whose decision it is, which actions there are, and what follows (R3, R4)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, members_of
from ludopolis.core.random import Random
from tiny_game import actions as verbs
from tiny_game import events
from tiny_game.components import COMPONENTS
from tiny_game.state import ACT, BID, DRAW, GOODS, NOTHING, RESPOND, Player, Table

# --- legal actions ------------------------------------------------------------------------------


def fill(table: Table, actions: vec[i64]) -> int:
    """Write the legal actions; return how many there are."""
    if table.over:
        return 0
    found = legal(table)
    for place, action in enumerate(found):
        actions[place] = action
    return len(found)


def legal(table: Table) -> list[int]:
    player, kind = table.player, table.kind
    goods = table.goods_of(player)
    if kind == BID:
        if table.number(0):
            return [verbs.STAKE + good for good in goods]
        return [verbs.BID + card for card in members_of(player.hand)]
    if kind == ACT:
        swaps = [verbs.SWAP + have * GOODS + want for have in goods for want in range(GOODS) if have != want]
        return [verbs.ROLL, *swaps]
    if kind == RESPOND:
        return [verbs.PASS, verbs.PASS_PHASE, *(verbs.REROLL + good for good in goods)]
    return [verbs.DRAW + pile for pile in range(len(COMPONENTS.piles))]


# --- what follows -------------------------------------------------------------------------------


def apply(table: Table, action: int) -> None:
    kind = table.kind
    if kind == BID:
        choose(table, action)
    elif kind == ACT:
        act(table, action)
    elif kind == RESPOND:
        respond(table, action)
    else:
        draw(table, action - verbs.DRAW)


def begin_round(table: Table) -> None:
    """Everybody chooses at the same time (R3.1), until the last round is over (R5.1)."""
    if table.round == table.rounds:
        table.tell(events.GAME_OVER)
        return
    table.round += 1
    table.tell(events.ROUND_BEGINS, table.round)
    table.push_together(BID, vec[i64](range(table.seats)))


def choose(table: Table, action: int) -> None:
    """A card, and then a good if the player has one; nobody sees them before all have chosen (R3.1)."""
    player = table.player
    if action < verbs.STAKE:
        card = action - verbs.BID
        if table.goods_of(player):
            table.set_number(0, card + 1)
            return
        player.bid = card
    else:
        player.bid = table.number(0) - 1
        player.stake = action - verbs.STAKE
    table.tell(events.CHOSEN, table.seat)
    if table.answered():
        show(table)


def show(table: Table) -> None:
    """The cards are turned up; the highest wins what the others staked (R3.2)."""
    winner = max(range(table.seats), key=lambda seat: table.players[seat].bid)
    staked = 0
    for seat, player in enumerate(table.players):
        table.tell(events.SHOWN, seat, player.bid)
        if player.stake != NOTHING and seat != winner:
            table.tell(events.STAKED, seat, player.stake)
            player.goods[player.stake] -= 1
            table.players[winner].goods[player.stake] += 1
            staked += 1
        player.hand ^= BIT[player.bid]
        table.discard |= BIT[player.bid]
        player.bid = player.stake = NOTHING
    table.tell(events.WON, winner, staked)
    table.players[winner].muted = False
    table.push(ACT, winner)


def act(table: Table, action: int) -> None:
    """The winner rolls the die, or swaps a good (R3.3)."""
    winner = table.seat
    if action == verbs.ROLL:
        roll(table)
        ask_responders(table)
        if table.seat == winner:
            score(table)
        return
    have, want = divmod(action - verbs.SWAP, GOODS)
    table.player.goods[have] -= 1
    table.player.goods[want] += 1
    table.tell(events.SWAPPED, winner, have, want)
    table.pop()
    table.push(DRAW, winner)


def roll(table: Table) -> None:
    number = table.roll(events.CHANCE_DIE, COMPONENTS.sides, table.random)
    table.tell(events.ROLLED, table.seat, number)
    table.set_number(0, number)


def ask_responders(table: Table) -> None:
    """Who has goods and is not muted may answer, the left neighbour first (R4.1)."""
    winner = table.seat
    for distance in range(table.seats - 1, 0, -1):
        seat = (winner + distance) % table.seats
        player = table.players[seat]
        if table.goods_of(player) and not player.muted:
            table.push(RESPOND, seat)


def respond(table: Table, action: int) -> None:
    """Pass, pass until one wins a round (R4.3), or pay for another roll (R4.2)."""
    seat, player = table.seat, table.player
    table.pop()
    if action >= verbs.REROLL:
        good = action - verbs.REROLL
        player.goods[good] -= 1
        table.tell(events.REROLLED, seat, good)
        while table.kind == RESPOND:
            table.pop()
        roll(table)
    elif action == verbs.PASS_PHASE:
        player.muted = True
        table.tell(events.MUTED, seat)
    if table.kind == ACT:
        score(table)


def score(table: Table) -> None:
    """The roll is the winner's points; a one brings goods too (R3.4)."""
    winner, number = table.seat, table.number(0)
    player = table.players[winner]
    player.points += number
    table.tell(events.SCORED, winner, number)
    if number == 1:
        player.goods = [count + 1 for count in player.goods]
        table.tell(events.FOUND, winner)
    table.pop()
    table.push(DRAW, winner)


def draw(table: Table, pile: int) -> None:
    """The winner draws from the top or from the bottom, then the others from the top (R3.5)."""
    winner = table.seat
    take(table, winner, pile)
    for distance in range(1, table.seats):
        take(table, (winner + distance) % table.seats, 0)
    table.pop()
    begin_round(table)


def take(table: Table, seat: int, pile: int) -> None:
    if not table.deck:
        shuffle_deck(table, members_of(table.discard), table.random)
        table.discard = 0
        table.tell(events.SHUFFLED)
    card = table.deck.pop(-1 if pile else 0)
    player: Player = table.players[seat]
    player.hand |= BIT[card]
    table.tell(events.DREW, seat, card)


def shuffle_deck(table: Table, cards: list[int], random: Random) -> None:
    items = vec[i64](cards)
    table.shuffle(events.CHANCE_DECK, items, random)
    table.deck = [int(card) for card in items]
