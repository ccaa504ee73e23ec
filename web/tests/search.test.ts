import { expect, it } from "vitest";
import { matcher } from "$lib/search";
import { sourceOf } from "$lib/sources";

it("a search needs no diacritics and no capitals, but all words", () => {
  const fits = matcher("zluty  KUN");
  expect(fits("Příliš žluťoučký, žlutý kůň")).toBe(true);
  expect(fits("žlutý pes")).toBe(false);
  expect(matcher("")("anything")).toBe(true);
});

it("the source of a fact is its own, else that of its list", () => {
  const components = { cards: { source: "lists", items: [{ id: "a" }, { id: "b", source: "rulebook" }] }, tiles: [{ id: "c" }] };
  expect(sourceOf(components, "a")).toBe("lists");
  expect(sourceOf(components, "b")).toBe("rulebook");
  expect(sourceOf(components, "c")).toBeNull();
});
