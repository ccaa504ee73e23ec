import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pressKey, shortcut, shortcuts } from "$ui/keys";

let done: string[] = [];
let stops: (() => void)[] = [];
const register = (key: string, name: string, element?: () => Element | null) =>
  stops.push(shortcut({ key, label: () => name, run: () => done.push(name), ...(element ? { element } : {}) }));

/** A key pressed on something, heard by the page. */
function press(key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}
function add<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name));
}

beforeEach(() => {
  done = [];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  document.body.replaceChildren();
});

describe("shortcuts", () => {
  it("run by their letter, small or capital, until they are taken away", () => {
    register("b", "build");
    press("b");
    press("B");
    stops.pop()!();
    press("b");
    expect(done).toEqual(["build", "build"]);
  });

  it("leave letters to whoever is writing, and combinations to the browser", () => {
    register("b", "build");
    press("b", add("input"));
    press("b", add("textarea"));
    press("b", document.body, { ctrlKey: true });
    expect(done).toEqual([]);
  });

  it("of the newest thing win", () => {
    register("b", "old");
    register("b", "new");
    press("b");
    stops.pop()!();
    press("b");
    expect(done).toEqual(["new", "old"]);
  });

  it("work only inside an open dialog", () => {
    const dialog = add("dialog");
    const inside = dialog.appendChild(document.createElement("button"));
    register("b", "board");
    register("y", "yes", () => inside);
    dialog.setAttribute("open", "");
    press("b");
    press("y");
    expect(done).toEqual(["yes"]);
    expect(shortcuts().map((one) => one.label())).toEqual(["yes"]);
  });

  it("leave Enter to the button that has the focus", () => {
    register("Enter", "confirm");
    const button = add("button");
    button.focus();
    press("Enter", button);
    press("Enter");
    expect(done).toEqual(["confirm"]);
  });

  it("take Enter from the focused button after a letter, until Enter or the focus ends that", () => {
    const [button, other] = [add("button"), add("button")];
    register("b", "build");
    register("Enter", "confirm");
    button.focus();
    for (const key of ["b", "Enter", "Enter", "b"]) press(key, button);
    other.focus();
    press("Enter", other);
    expect(done).toEqual(["build", "confirm", "build"]);
  });

  it("say whether a key was theirs", () => {
    expect(pressKey(new KeyboardEvent("keydown", { key: "x" }))).toBe(false);
  });
});
