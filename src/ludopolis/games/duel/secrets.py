"""What is hidden from a player, and random worlds that agree with what is not (R11.4 - R11.7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.duel.setup import AGE_1, AGE_2, AGE_3, ALL_WONDERS, GUILDS
from ludopolis.games.duel.state import CHOOSE_LIBRARY, UNPLAYED, Deal, Table
from ludopolis.games.duel.tables import AGE_CARDS, SLOTS


def imagined(table: Table, seat: i64, random: Random) -> Deal:
    """A deal that fits all the seat has seen, drawn uniformly.

    Hidden things are put in their printed order before they are shuffled, so the outcome depends
    only on what is known and on the generator, never on the truth.
    """
    cards = table.deal.cards[:]
    for age in range(1, 4):
        if age > table.age:
            redeal(cards, age, random)
    if table.age:
        imagine_face_down(table, cards, random)
    return Deal(cards, imagined_wonders(table, random), imagined_tokens(table, seat, random))


def redeal(cards: vec[i64], age: i64, random: Random) -> None:
    """Deal a later age anew (R2.7)."""
    deck = AGE_1[:] if age == 1 else AGE_2[:] if age == 2 else AGE_3[:]
    random.shuffle(deck)
    if age == 3:
        guilds = GUILDS[:]
        random.shuffle(guilds)
        deck[17] = guilds[0]
        deck[18] = guilds[1]
        deck[19] = guilds[2]
        deck = deck[:20]
        random.shuffle(deck)
    for slot in range(SLOTS):
        cards[(age - 1) * SLOTS + slot] = deck[slot]


def imagine_face_down(table: Table, cards: vec[i64], random: Random) -> None:
    """Exchange the face-down cards of the structure with all unseen cards of the same back."""
    base = (table.age - 1) * SLOTS
    hidden = table.present & ~table.face_up()
    unseen = unseen_cards(table)
    random.shuffle(unseen)
    guilds = unseen
    if table.age == 3:
        guilds = unseen_guilds(table)
        random.shuffle(guilds)
    next_card: i64 = 0
    next_guild: i64 = 0
    for slot in range(SLOTS):
        if hidden & BIT[slot]:
            if cards[base + slot] >= AGE_CARDS:
                cards[base + slot] = guilds[next_guild]
                next_guild += 1
            else:
                cards[base + slot] = unseen[next_card]
                next_card += 1


def known_cards(table: Table) -> vec[i64]:
    """1 for each card that lies face up in the structure."""
    known = vec[i64]([0] * 73)
    up = table.face_up()
    for slot in range(SLOTS):
        if up & BIT[slot]:
            known[table.card_in(slot)] = 1
    return known


def unseen_cards(table: Table) -> vec[i64]:
    """What a face-down card with the back of the present age can be (R11.7)."""
    return unseen_of(table, AGE_1 if table.age == 1 else AGE_2 if table.age == 2 else AGE_3)


def unseen_guilds(table: Table) -> vec[i64]:
    """What a face-down guild can be."""
    return unseen_of(table, GUILDS)


def unseen_of(table: Table, pack: vec[i64]) -> vec[i64]:
    known = known_cards(table)
    unseen = vec[i64]()
    for card in pack:
        if table.place_of(card) == UNPLAYED and known[card] == 0:
            unseen = append(unseen, card)
    return unseen


def imagined_wonders(table: Table, random: Random) -> vec[i64]:
    """The batches not yet laid out are unknown; the four left over are known but without order."""
    seen: i64 = 12
    if table.age == 0:
        seen = 4 if table.number(0) < 4 else 8
    elif not table.first_game_wonders:
        seen = 8
    wonders = table.deal.wonders[:seen] if not table.first_game_wonders else ALL_WONDERS[:]
    taken: i64 = 0
    for wonder in wonders:
        taken |= BIT[wonder]
    rest = vec[i64]()
    for wonder in ALL_WONDERS:
        if taken & BIT[wonder] == 0:
            rest = append(rest, wonder)
    if table.age == 0 and seen == 4:
        random.shuffle(rest)
    for wonder in rest:
        wonders = append(wonders, wonder)
    return wonders


def imagined_tokens(table: Table, seat: i64, random: Random) -> vec[i64]:
    """The removed tokens are known, their order is not; only who built the Great Library sees
    the three it draws (R11.5)."""
    tokens = table.deal.tokens[:]
    drawing = not table.over and table.kind == CHOOSE_LIBRARY
    if drawing and table.seat == seat:
        sort(tokens, 5, 8)
        sort(tokens, 8, 10)
        return tokens
    sort(tokens, 5, 10)
    removed = tokens[5:10]
    random.shuffle(removed)
    for place in range(5):
        tokens[5 + place] = removed[place]
    return tokens


def sort(items: vec[i64], start: i64, end: i64) -> None:
    """Put a few items in ascending order, in place."""
    for place in range(start + 1, end):
        item = items[place]
        before = place - 1
        while before >= start and items[before] > item:
            items[before + 1] = items[before]
            before -= 1
        items[before + 1] = item
