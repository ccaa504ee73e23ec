import { describe, expect, it } from "vitest";
import { readInvite, routeOf, to } from "$lib/routes";

const at = (path: string) => routeOf(new URL(path, "https://ludopolis.test"));

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/table/abc?invite=abc-x1")).toEqual({ page: "table", id: "abc", invite: "abc-x1" });
    expect(at("/replay/abc")).toEqual({ page: "replay", source: "tables", id: "abc", round: null });
    expect(at("/replay/abc?round=2&move=3")).toEqual({ page: "replay", source: "tables", id: "abc", round: 2 });
    expect(at("/record/r1")).toEqual({ page: "replay", source: "records", id: "r1", round: null });
    expect(at("/rules/duel/R5.7")).toEqual({ page: "rules", game: "duel", rule: "R5.7" });
    expect(at("/cards")).toEqual({ page: "cards", game: null, kind: null });
    expect(at("/player")).toEqual({ page: "profile", player: null });
    expect(at("/verify?table=t&round=2")).toEqual({ page: "verify", table: "t", round: 2 });
  });

  it("that mean nothing lead to the page that says so", () => {
    for (const path of ["/nonsense", "/table", "/table/a/b", "/rules/a/b/c", "/settings/x"]) expect(at(path)).toEqual({ page: "missing" });
  });

  it("are made and read back the same, whatever the id", () => {
    const id = "a b/č%";
    expect(at(to.table(id, "i&v"))).toEqual({ page: "table", id, invite: "i&v" });
    expect(at(to.rules("duel", "R1"))).toEqual({ page: "rules", game: "duel", rule: "R1" });
    expect(at(to.cards("duel", "card"))).toEqual({ page: "cards", game: "duel", kind: "card" });
  });

  it("with broken percent signs do not break the page", () => {
    expect(at("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A", invite: null });
  });
});

describe("an invitation", () => {
  it("is read from a link", () => {
    expect(readInvite("hraj! https://ludopolis.test/table/t1?invite=t1-xyz díky")).toEqual({ id: "t1", invite: "t1-xyz" });
    expect(readInvite("https://ludopolis.test/table/t1")).toEqual({ id: "t1", invite: null });
  });
  it("is read from a code", () => {
    expect(readInvite(" t1-xyz ")).toEqual({ id: "t1", invite: "t1-xyz" });
    expect(readInvite("t1")).toEqual({ id: "t1", invite: null });
    expect([readInvite("  "), readInvite("?!"), readInvite("my friend")]).toEqual([null, null, null]);
  });
});
