"""Journals of tables, summaries, chat, ratings and records: the same in both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import (
    Conflict,
    Entry,
    KeptRecord,
    Message,
    Rating,
    Repeated,
    Summary,
)

pytestmark = pytest.mark.anyio

BODY = '{"čeština": "žluťoučký kůň", "emoji": "🎲"}'


def entry(number: int, key: str | None = None) -> Entry:
    return Entry(number, 100.0 + number, BODY, key)


def summary(id: str, *, updated: float = 1.0, players: tuple[str, ...] = ("ann", "bob")) -> Summary:
    return Summary(id, "duel", "playing", True, players, ("ann",), updated, BODY)


def message(text: str) -> Message:
    return Message(0, 5.0, "ann", "Ann", text)


class TestEntries:
    async def test_come_back_as_they_were(self, store: Store) -> None:
        for number in (1, 2, 3):
            await store.append("t", [entry(number, f"key{number}")])
        assert await store.entries("t") == [entry(number, f"key{number}") for number in (1, 2, 3)]
        assert await store.entries("t", after=2) == [entry(3, "key3")]
        assert await store.entries("other") == []

    async def test_a_taken_number_is_a_conflict(self, store: Store) -> None:
        await store.append("t", [entry(1, "first")])
        with pytest.raises(Conflict):
            await store.append("t", [entry(1, "second")])
        assert await store.entries("t") == [entry(1, "first")]

    async def test_a_gap_is_a_conflict(self, store: Store) -> None:
        await store.append("t", [entry(1)])
        with pytest.raises(Conflict):
            await store.append("t", [entry(3)])
        assert await store.entries("t") == [entry(1)]

    @pytest.mark.parametrize("number", [1, 2, 3, 9])
    async def test_a_repeated_key_tells_its_entry(self, store: Store, number: int) -> None:
        await store.append("t", [entry(1, "a")])
        await store.append("t", [entry(2, "b")])
        with pytest.raises(Repeated) as repeated:
            await store.append("t", [entry(number, "b")])
        assert repeated.value.number == 2
        assert len(await store.entries("t")) == 2

    async def test_keys_belong_to_their_table_and_may_be_missing(self, store: Store) -> None:
        await store.append("t", [entry(1, "key")])
        await store.append("u", [entry(1, "key")])
        await store.append("t", [entry(2)])
        await store.append("t", [entry(3)])
        assert len(await store.entries("t")) == 3

    async def test_of_many_at_once_exactly_one_wins(self, store: Store) -> None:
        tries = (store.append("t", [entry(1, f"key{n}")]) for n in range(20))
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.entries("t")) == 1

    async def test_the_same_request_many_times_at_once_is_kept_once(self, store: Store) -> None:
        results = await asyncio.gather(
            *(store.append("t", [entry(1, "key")]) for _ in range(20)), return_exceptions=True
        )
        repeated = [result.number for result in results if isinstance(result, Repeated)]
        assert repeated == [1] * 19

    async def test_a_refused_one_does_not_harm_the_others(self, store: Store) -> None:
        await store.append("bad", [entry(1)])
        tables = [f"t{n}" for n in range(50)]
        results = await asyncio.gather(
            *(store.append(table, [entry(1)], summary(table)) for table in tables[:25]),
            store.append("bad", [entry(1)], summary("bad")),
            *(store.append(table, [entry(1)], summary(table)) for table in tables[25:]),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Conflict) for result in results) == 1
        assert all([await store.entries(table) == [entry(1)] for table in tables])
        assert await store.summary("bad") is None


class TestSummaries:
    async def test_is_kept_with_its_entry(self, store: Store) -> None:
        assert await store.summary("t") is None
        await store.append("t", [entry(1)], summary("t"))
        assert await store.summary("t") == summary("t")
        later = replace(summary("t", updated=2.0), phase="over", public=False, waiting_for=())
        await store.append("t", [entry(2)], later)
        assert await store.summary("t") == later

    async def test_is_not_changed_by_a_refused_entry(self, store: Store) -> None:
        await store.append("t", [entry(1, "key")], summary("t"))
        for refused in (entry(1), entry(2, "key")):
            with pytest.raises((Conflict, Repeated)):
                await store.append("t", [refused], summary("t", updated=9.0))
        assert await store.summary("t") == summary("t")

    async def test_players_who_come_and_go(self, store: Store) -> None:
        await store.append("t", [entry(1)], summary("t", players=("ann", "bob")))
        await store.append("t", [entry(2)], summary("t", players=("bob", "cid", "bob")))
        assert [len(await store.summaries(player=name)) for name in ("ann", "bob", "cid")] == [0, 1, 1]

    async def test_lists(self, store: Store) -> None:
        tables = [
            summary("a", updated=1.0),
            replace(summary("b", updated=2.0), public=False),
            replace(summary("c", updated=3.0), game="innovation"),
            replace(summary("d", updated=4.0), phase="over", players=("cid",)),
            replace(summary("e", updated=5.0), phase="waiting"),
        ]
        for table in tables:
            await store.append(table.id, [entry(1)], table)

        async def ids(**filters: object) -> str:
            return "".join([found.id for found in await store.summaries(**filters)])  # type: ignore[arg-type] # filters of any type

        assert await ids() == "edcba"
        assert await ids(public=True) == "edca"
        assert await ids(public=False) == "b"
        assert await ids(phases=["waiting", "over"]) == "ed"
        assert await ids(game="innovation") == "c"
        assert await ids(player="cid") == "d"
        assert await ids(limit=2) == "ed"
        assert await ids(limit=2, before=4.0) == "cb"
        assert await ids(player="ann", public=True, phases=["playing"], game="duel", before=9.0) == "a"


class TestChat:
    async def test_messages_are_numbered(self, store: Store) -> None:
        first = await store.add_message("t", message("ahoj"))
        second = await store.add_message("t", message("čau"))
        other = await store.add_message("u", message("hi"))
        assert [first.number, second.number, other.number] == [1, 2, 1]
        assert await store.messages("t") == [first, second]
        assert await store.messages("t", after=1) == [second]

    async def test_a_repeated_key_returns_the_first(self, store: Store) -> None:
        first = await store.add_message("t", message("ahoj"), "key")
        assert await store.add_message("t", message("something else"), "key") == first
        assert await store.messages("t") == [first]

    async def test_many_at_once_get_different_numbers(self, store: Store) -> None:
        sent = await asyncio.gather(
            *(store.add_message("t", message(str(n)), str(n % 20)) for n in range(40))
        )
        assert len(await store.messages("t")) == 20
        assert sorted({line.number for line in sent}) == list(range(1, 21))


class TestRatings:
    async def test_a_round_is_rated_once(self, store: Store) -> None:
        ann, bob = Rating("ann", "duel", 27.0, 8.0, 1), Rating("bob", "duel", 23.0, 8.0, 1)
        assert await store.rate("t", 1, [ann, bob])
        assert not await store.rate("t", 1, [replace(ann, mu=99.0)])
        assert await store.ratings("duel", ["ann", "bob", "cid"]) == {"ann": ann, "bob": bob}
        better = replace(ann, mu=28.0, games=2)
        assert await store.rate("t", 2, [better])
        assert await store.ratings("duel", ["ann"]) == {"ann": better}
        assert await store.ratings("innovation", ["ann"]) == {}
        assert await store.ratings("duel", []) == {}

    async def test_at_once(self, store: Store) -> None:
        fresh = await asyncio.gather(
            *(store.rate("t", 1, [Rating("ann", "duel", float(n), 8.0, 1)]) for n in range(10))
        )
        assert sum(fresh) == 1
        assert (await store.ratings("duel", ["ann"]))["ann"].mu == fresh.index(True)

    @pytest.mark.parametrize("games", [1, 2])
    async def test_two_games_that_end_together_both_count(self, store: Store, games: int) -> None:
        """Whoever read the ratings before the other game was counted has to read them again."""
        if games == 2:
            await store.rate("before", 1, [Rating("ann", "duel", 25.0, 8.0, 1)])
        ended = [Rating("ann", "duel", mu, 8.0, games) for mu in (27.0, 28.0)]
        tried = [store.rate(table, 1, [rating]) for table, rating in zip("tu", ended, strict=True)]
        kept = await asyncio.gather(*tried, return_exceptions=True)
        assert sorted(map(str, map(type, kept))) == sorted(map(str, (bool, Conflict)))
        late = "tu"[[type(one) for one in kept].index(Conflict)]
        assert await store.rate(late, 1, [Rating("ann", "duel", 29.0, 8.0, games + 1)])

    async def test_the_leaderboard_trusts_the_sure(self, store: Store) -> None:
        sure, lucky = Rating("sure", "duel", 26.0, 2.0, 1), Rating("lucky", "duel", 30.0, 8.0, 1)
        await store.rate("t", 1, [lucky, sure, Rating("sure", "innovation", 50.0, 1.0, 1)])
        assert await store.leaderboard("duel") == [sure, lucky]
        assert await store.leaderboard("duel", limit=1) == [sure]


async def test_records(store: Store) -> None:
    kept = KeptRecord("r", "duel", "ann", 3.0, "Ludopolis record\nčeština\n")
    await store.add_record(kept)
    await store.add_record(kept)
    assert await store.record("r") == kept
    assert await store.record("other") is None


async def test_health(store: Store) -> None:
    assert await store.healthy()
    await store.stop()
    assert not await store.healthy()
