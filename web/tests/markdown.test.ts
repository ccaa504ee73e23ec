import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Markdown from "$ui/Markdown.svelte";
import { inline, parse } from "$lib/markdown";

describe("the text of a rule", () => {
  it("has paragraphs, also over several lines", () => {
    expect(parse("one\ntwo\n\nthree")).toEqual([
      { is: "paragraph", inside: [{ is: "text", text: "one two" }] },
      { is: "paragraph", inside: [{ is: "text", text: "three" }] },
    ]);
  });

  it("has lists, also inside lists and after a paragraph", () => {
    const [before, list] = parse("Choose:\n- first\n  goes on\n  - inner\n- second");
    expect(before).toMatchObject({ is: "paragraph" });
    expect(list).toMatchObject({ is: "list", ordered: false });
    if (list?.is !== "list") throw new Error("no list");
    expect(list.items).toHaveLength(2);
    expect(list.items[0]).toMatchObject([{ is: "paragraph", inside: [{ text: "first goes on" }] }, { is: "list" }]);
  });

  it("has tables and notes", () => {
    expect(parse("| a | b |\n|---|---|\n| 1 | **2** |")).toEqual([
      {
        is: "table",
        head: [[{ is: "text", text: "a" }], [{ is: "text", text: "b" }]],
        rows: [[[{ is: "text", text: "1" }], [{ is: "strong", inside: [{ is: "text", text: "2" }] }]]],
      },
    ]);
    expect(parse("> Note: x\n> y")).toMatchObject([{ is: "note", inside: [{ is: "paragraph", inside: [{ text: "Note: x y" }] }] }]);
  });

  it("has marks and rule numbers inside words", () => {
    expect(inline("see **R5.7** and `draft_wonder`, *all*, R6.1a.")).toEqual([
      { is: "text", text: "see " },
      { is: "strong", inside: [{ is: "rule", number: "R5.7" }] },
      { is: "text", text: " and " },
      { is: "code", text: "draft_wonder" },
      { is: "text", text: ", " },
      { is: "emphasis", inside: [{ is: "text", text: "all" }] },
      { is: "text", text: ", " },
      { is: "rule", number: "R6.1a" },
      { is: "text", text: "." },
    ]);
  });

  it("ends for any text", () => {
    for (const odd of ["|", "| a", ">", "- ", "-", "**", "#", "  - x", "1. a\n2. b", "* \n\n*"]) expect(parse(odd)).toBeInstanceOf(Array);
  });

  it("never becomes HTML", () => {
    const { container } = render(Markdown, { source: '<img src=x onerror=alert(1)> **<b>x</b>** [a](javascript:alert(1)) R5.7', game: "duel" });
    expect(container.querySelector("img, b")).toBeNull();
    expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/rules/duel/R5.7"]);
    expect(container.textContent).toContain("<img src=x");
  });
});
