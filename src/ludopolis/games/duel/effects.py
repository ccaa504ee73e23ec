"""What buildings, wonders, shields, symbols and tokens do (R6, R7, R8)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT, count, lowest
from ludopolis.games.duel import events
from ludopolis.games.duel.scoring import end_game, guild_count
from ludopolis.games.duel.state import (
    CHOOSE_FROM_DISCARD,
    CHOOSE_LIBRARY,
    CHOOSE_OPPONENT_CARD,
    CHOOSE_PROGRESS,
    CITY,
    DISCARD_PILE,
    LOOT_LARGE,
    LOOT_SMALL,
    MILITARY,
    SCIENCE,
    UNDER_WONDER,
    Table,
)
from ludopolis.games.duel.tables import (
    AGE_CARDS,
    BUILT_WONDERS,
    CAPITAL,
    CARDS,
    COINS,
    COINS_EACH,
    COINS_PER,
    COLOUR,
    GUILD_COINS,
    LANE,
    LARGE_LOOT,
    LARGE_LOOT_AT,
    NOTHING,
    RED,
    SHIELDS,
    SMALL_LOOT,
    SMALL_LOOT_AT,
    STRATEGY,
    SYMBOL,
    SYMBOLS_TO_WIN,
    TOKEN_COINS,
    TOKEN_SYMBOL,
    WONDER_COINS,
    WONDER_DEMOLISHES,
    WONDER_GOODS_CHOICE,
    WONDER_LIBRARY,
    WONDER_RAW_CHOICE,
    WONDER_REVIVES,
    WONDER_SHIELDS,
    WONDER_TAKES,
)

WONDERS_IN_ALL: Final[i64] = 7  # R6.4


# --- coins ------------------------------------------------------------------------------------


def gain(table: Table, seat: i64, coins: i64) -> None:
    if coins:
        table.city(seat).coins += coins
        table.tell(events.COINS_GAINED, seat, coins)


def lose(table: Table, seat: i64, coins: i64) -> i64:
    """Pay to the bank as far as the coins last; return what was paid."""
    city = table.city(seat)
    paid = coins if coins < city.coins else city.coins
    city.coins -= paid
    return paid


# --- buildings --------------------------------------------------------------------------------


def add_building(table: Table, seat: i64, card: i64) -> None:
    """Put a card into a city and carry out everything on it (R4.2 steps 3 to 6)."""
    table.place(card, CITY + seat)
    table.city(seat).add(card)
    gain(table, seat, building_coins(table, seat, card))
    if SHIELDS[card]:
        move_pawn(table, seat, building_shields(table, seat, card))
    if SYMBOL[card]:
        add_symbol(table, seat, SYMBOL[card])


def building_coins(table: Table, seat: i64, card: i64) -> i64:
    """Coins taken once, with the new card already counted (R6.1, R6.2)."""
    coins = COINS[card]
    if COINS_PER[card] != NOTHING:
        coins += COINS_EACH[card] * table.city(seat).count(COINS_PER[card])
    if card >= AGE_CARDS and GUILD_COINS[card]:
        coins += GUILD_COINS[card] * guild_count(table, card)
    return coins


def building_shields(table: Table, seat: i64, card: i64) -> i64:
    """Strategy adds a shield to red cards (R7.4)."""
    extra = 1 if COLOUR[card] == RED and table.city(seat).owns(STRATEGY) else 0
    return SHIELDS[card] + extra


# --- military ---------------------------------------------------------------------------------


def move_pawn(table: Table, seat: i64, shields: i64) -> None:
    """One space a shield, looting on the way, up to the capital (R7.1 - R7.3)."""
    opponent = 1 - seat
    step: i64 = 1 if seat == 0 else -1
    moved: i64 = 0
    while moved < shields and table.pawn * step < CAPITAL:
        table.pawn += step
        moved += 1
    table.tell(events.PAWN_MOVED, seat, moved, table.pawn)
    ahead = table.pawn * step
    if ahead >= SMALL_LOOT_AT and table.loot & LOOT_SMALL[opponent]:
        loot(table, opponent, LOOT_SMALL[opponent], SMALL_LOOT)
    if ahead >= LARGE_LOOT_AT and table.loot & LOOT_LARGE[opponent]:
        loot(table, opponent, LOOT_LARGE[opponent], LARGE_LOOT)
    if ahead == CAPITAL:
        table.tell(events.SUPREMACY_MILITARY, seat)
        end_game(table, MILITARY, seat)


def loot(table: Table, victim: i64, token: i64, coins: i64) -> None:
    """Tokens are used once, and cost what the victim has (R7.2)."""
    table.loot ^= token
    table.tell(events.LOOTED, victim, lose(table, victim, coins), coins)


# --- science ----------------------------------------------------------------------------------


def add_symbol(table: Table, seat: i64, symbol: i64) -> None:
    """The second copy of a symbol is a pair; six different symbols win (R8.1, R8.4)."""
    city = table.city(seat)
    if city.symbols & symbol:
        table.tell(events.PAIR, seat, lowest(symbol))
        if table.board:
            table.push(CHOOSE_PROGRESS, seat)
        return
    city.symbols |= symbol
    if count(city.symbols) == SYMBOLS_TO_WIN:
        table.tell(events.SUPREMACY_SCIENCE, seat)
        end_game(table, SCIENCE, seat)


def gain_progress(table: Table, seat: i64, token: i64) -> None:
    """Take a token and its immediate effect (R8.2)."""
    table.city(seat).progress |= BIT[token]
    table.tell(events.PROGRESS_GAINED, seat, token)
    gain(table, seat, TOKEN_COINS[token])
    if TOKEN_SYMBOL[token]:
        add_symbol(table, seat, TOKEN_SYMBOL[token])


# --- wonders ----------------------------------------------------------------------------------


def add_wonder(table: Table, seat: i64, wonder: i64, card: i64) -> None:
    """Mark a wonder as built by the card under it, and carry out its effects (R6.6, R6.7)."""
    city = table.city(seat)
    table.place(card, UNDER_WONDER + wonder)
    city.unbuilt ^= BIT[wonder]
    city.built |= BIT[wonder]
    city.counts += LANE[BUILT_WONDERS]
    city.raw_choices += WONDER_RAW_CHOICE[wonder]
    city.goods_choices += WONDER_GOODS_CHOICE[wonder]
    if table.wonders_standing() == WONDERS_IN_ALL:
        return_last_wonder(table)
    gain(table, seat, WONDER_COINS[wonder])
    if WONDER_TAKES[wonder]:
        table.tell(events.COINS_LOST, 1 - seat, lose(table, 1 - seat, WONDER_TAKES[wonder]))
    if WONDER_SHIELDS[wonder]:
        move_pawn(table, seat, WONDER_SHIELDS[wonder])
    if not table.over:
        ask_wonder_choice(table, seat, wonder)


def return_last_wonder(table: Table) -> None:
    """Seven wonders stand: the eighth goes back to the box (R6.4)."""
    for seat in range(2):
        city = table.city(seat)
        if city.unbuilt:
            table.tell(events.WONDER_RETURNED, seat, lowest(city.unbuilt))
            city.unbuilt = 0


def ask_wonder_choice(table: Table, seat: i64, wonder: i64) -> None:
    """Ask the choice a wonder gives, if there is anything to choose from (R6.6)."""
    colour = WONDER_DEMOLISHES[wonder]
    if colour != NOTHING:
        if table.city(1 - seat).count(colour):
            table.push(CHOOSE_OPPONENT_CARD, seat, colour)
    elif WONDER_LIBRARY[wonder]:
        tokens = table.deal.tokens
        table.tell(events.LIBRARY_DRAWN, seat, tokens[5], tokens[6], tokens[7])
        table.push(CHOOSE_LIBRARY, seat)
    elif WONDER_REVIVES[wonder]:
        for card in range(CARDS):
            if table.place_of(card) == DISCARD_PILE:
                table.push(CHOOSE_FROM_DISCARD, seat)
                return


def demolish(table: Table, victim: i64, card: i64) -> None:
    """Circus Maximus, Statue of Zeus (R6.6)."""
    table.city(victim).remove(card)
    table.place(card, DISCARD_PILE)
    table.tell(events.DEMOLISHED, victim, card)


def revive(table: Table, seat: i64, card: i64) -> None:
    """The Mausoleum builds for free, and it is not a chain (R6.6)."""
    table.tell(events.REVIVED, seat, card)
    add_building(table, seat, card)
