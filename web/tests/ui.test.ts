import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Button from "$ui/Button.svelte";
import DecisionBar from "$ui/DecisionBar.svelte";
import SeatMark from "$ui/SeatMark.svelte";
import ScoreTable from "../src/pages/table/ScoreTable.svelte";
import { categories } from "../src/pages/table/words";
import type { LoadedGame } from "$lib/game";
import { Texts } from "$lib/texts";
import { fakeSeat } from "./fakes";

const children = createRawSnippet(() => ({ render: () => "<span>Build</span>" }));

describe("a button", () => {
  it("is pressed by a click and by its key", async () => {
    const onclick = vi.fn();
    const { getByRole } = render(Button, { children, kbd: "b", onclick });
    await fireEvent.click(getByRole("button"));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "b", bubbles: true }));
    expect(onclick).toHaveBeenCalledTimes(2);
  });

  it("with a reason stays in reach, says it, and does nothing else", async () => {
    const [onclick, onrefused] = [vi.fn(), vi.fn()];
    const { getByRole } = render(Button, { children, kbd: "b", reason: "3 coins are missing", onclick, onrefused });
    const button = getByRole("button");
    expect([button.getAttribute("aria-disabled"), button.hasAttribute("disabled")]).toEqual(["true", false]);
    expect(document.getElementById(button.getAttribute("aria-describedby")!)?.textContent).toBe("3 coins are missing");
    await fireEvent.click(button);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "b", bubbles: true }));
    expect([onclick.mock.calls.length, onrefused.mock.calls.length]).toEqual([0, 1]);
  });
});

it("the decision bar is read aloud, and amber only on my turn", () => {
  const { container, rerender } = render(DecisionBar, { question: "Choose a card", progress: "1 of 2" });
  expect(container.querySelector("[aria-live=polite]")?.textContent).toMatch(/Choose a card\s+1 of 2/);
  expect(container.querySelector(".mine")).toBeNull();
  return rerender({ question: "Choose a card", mine: true }).then(() => expect(container.querySelector(".mine")).not.toBeNull());
});

it("seats differ by shape, not by colour alone", () => {
  const shapes = [0, 1, 2, 3, 4].map((seat) => render(SeatMark, { seat, name: "řehoř" }).container.querySelector("use")!.getAttribute("href"));
  expect(new Set(shapes).size).toBe(5);
});

it("scores are listed by what they are for, the total last", () => {
  expect(categories([{ total: 5, blue: 2 }, { red: 3, total: 4 }])).toEqual(["blue", "red", "total"]);
  const game = { texts: new Texts("en", ["score-blue = Blue\nscore-total = Total"]) } as LoadedGame;
  const result = { end: "points", places: [2, 1], scores: [{ blue: 1, total: 1 }, { blue: 7, total: 7 }] };
  const { getAllByRole } = render(ScoreTable, { game, result, seats: [fakeSeat(), fakeSeat({ name: "Bob" })] });
  const rows = getAllByRole("row").map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim()));
  expect(rows.slice(2)).toEqual([
    ["Blue", "1", "7"],
    ["Total", "1", "7"],
  ]);
});
