import { waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { arrows } from "$ui/arrows";

/** The things of the region: a name, where it lies, and what is special about it. */
type Thing = [name: string, x: number, y: number, state?: string];

const region = (): HTMLElement => document.querySelector("div")!;
const thing = (name: string): HTMLElement => document.getElementById(name)!;
const focus = (): string => document.activeElement!.id;
const stops = (): string[] => [...document.querySelectorAll<HTMLElement>("button")].filter((one) => one.tabIndex === 0).map((one) => one.id);
let leave = (): void => {};

function added([name, x, y, state = ""]: Thing): HTMLElement {
  const button = document.createElement("button");
  button.id = name;
  button.className = state;
  button.disabled = state === "disabled";
  button.getBoundingClientRect = () => new DOMRect(100 * x, 100 * y, 50, 50);
  return button;
}
function show(...things: Thing[]): void {
  document.body.innerHTML = "<div id='region'></div><input id='elsewhere' />";
  region().append(...things.map(added));
  leave = arrows(region());
}
function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event;
}

afterEach(() => {
  leave();
  document.body.replaceChildren();
});

describe("the arrows", () => {
  it("go to the nearest thing in their direction, and stay at the edge", () => {
    show(["a", 0, 0], ["b", 1, 0], ["c", 2, 0], ["d", 0.4, 1], ["gone", 0.2, 0, "disabled"]);
    thing("a").focus();
    const way = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => {
      expect(press(key).defaultPrevented).toBe(true);
      return focus();
    });
    expect(way).toEqual(["b", "c", "c", "b", "d", "a"]);
  });

  it("prefer what lies straight ahead", () => {
    show(["a", 0, 0], ["aside", 1, 1], ["ahead", 2, 0]);
    thing("a").focus();
    press("ArrowRight");
    expect(focus()).toBe("ahead");
  });

  it("leave the keys of the browser alone", () => {
    show(["a", 0, 0], ["b", 1, 0]);
    thing("a").focus();
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) expect(press("ArrowRight", more).defaultPrevented).toBe(false);
    expect(press("x").defaultPrevented).toBe(false);
    expect(focus()).toBe("a");
  });
});

describe("the only stop for Tab", () => {
  it("is the first thing that can be chosen, as soon as there is one", async () => {
    show(["a", 0, 0], ["b", 1, 0], ["c", 2, 0, "free"]);
    expect(stops()).toEqual(["c"]);
    thing("b").className = "avail";
    await waitFor(() => expect(stops()).toEqual(["b"]));
  });

  it("is what had the focus last, whatever comes before it", async () => {
    show(["a", 0, 0], ["b", 1, 0]);
    thing("b").focus();
    region().prepend(added(["c", 0, 0, "avail"]));
    await waitFor(() => expect(thing("c").tabIndex).toBe(-1));
    expect(stops()).toEqual(["b"]);
  });
});

describe("when the thing in focus goes", () => {
  it("the focus stays in the region, where Enter presses nothing and an arrow goes on", async () => {
    show(["a", 0, 0], ["b", 1, 0]);
    thing("b").focus();
    thing("b").remove();
    await waitFor(() => expect(focus()).toBe("region"));
    press("ArrowLeft");
    expect(focus()).toBe("a");
    expect(region().hasAttribute("tabindex")).toBe(false);
  });

  it("the focus is not taken from elsewhere", async () => {
    show(["a", 0, 0], ["b", 1, 0]);
    thing("b").focus();
    thing("elsewhere").focus();
    thing("b").remove();
    await waitFor(() => expect(stops()).toEqual(["a"]));
    expect(focus()).toBe("elsewhere");
  });
});
