// A map under the pointer: what is dragged is not pressed, and keys bring into sight what has the focus.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import MapFrame from "$ui/MapFrame.svelte";

const pressed = vi.fn();
const bounds = { left: 0, top: 0, right: 1000, bottom: 1000 };
const children = createRawSnippet(() => ({
  render: () => `<g><rect class="space" role="button" tabindex="-1" x="0" y="0" width="40" height="40" /></g>`,
  setup: (node) => node.addEventListener("click", pressed),
}));

beforeAll(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
});
beforeEach(() => pressed.mockClear());
afterEach(cleanup);

function show(props: { mine?: typeof bounds; news?: typeof bounds; smallest?: number } = {}) {
  const { rerender } = render(MapFrame, { bounds, smallest: 40, label: "Map", children, ...props });
  const frame = document.querySelector<HTMLElement>(".frame")!;
  frame.setPointerCapture = () => {};
  frame.hasPointerCapture = () => true;
  const space = document.querySelector(".space")!;
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(document.querySelector("svg g")!.getAttribute("transform")!)![1]);
  const shift = () => document.querySelector("svg g")!.getAttribute("transform")!;
  const tool = (key: string) => document.querySelector<HTMLButtonElement>(`.tools [aria-keyshortcuts="${key}"]`)!;
  return { frame, space, scale, shift, tool, rerender };
}
const at = (clientX: number, clientY: number, pointerType = "mouse", pointerId = 1) => ({ clientX, clientY, pointerType, pointerId, button: 0 });

test("things are large enough to press at once, and the whole map is one press away", async () => {
  const { scale, tool } = show();
  expect(scale() * 40).toBeCloseTo(24);
  await fireEvent.click(tool("0"));
  expect(scale()).toBeCloseTo(384 / 1000);
  expect(tool("-").disabled).toBe(true);
});

test("the whole map stays whole when it grows", async () => {
  const { scale, tool, rerender } = show({ smallest: 100 });
  await fireEvent.click(tool("+"));
  await fireEvent.click(tool("0"));
  await rerender({ bounds: { ...bounds, right: 1200 } });
  expect(scale()).toBeCloseTo(384 / 1200);
});

test("a press is a press, the end of a drag is not", async () => {
  const { frame, space, shift } = show();
  await fireEvent.pointerDown(frame, at(100, 100));
  await fireEvent.pointerMove(frame, at(102, 100));
  await fireEvent.pointerUp(frame, at(102, 100));
  await fireEvent.click(space);
  expect(pressed).toHaveBeenCalledOnce();
  const before = shift();
  await fireEvent.pointerDown(frame, at(100, 100));
  await fireEvent.pointerMove(frame, at(60, 100));
  await fireEvent.pointerUp(frame, at(60, 100));
  await fireEvent.click(space);
  expect(shift()).not.toBe(before);
  expect(pressed).toHaveBeenCalledOnce();
});

test("two fingers zoom", async () => {
  const { frame, scale } = show();
  const before = scale();
  await fireEvent.pointerDown(frame, at(100, 200, "touch", 1));
  await fireEvent.pointerDown(frame, at(200, 200, "touch", 2));
  await fireEvent.pointerMove(frame, at(300, 200, "touch", 2));
  expect(scale()).toBeCloseTo(before * 2);
});

test("a finger on what is too small to press comes nearer first", async () => {
  const { frame, space, scale, tool } = show();
  await fireEvent.click(tool("0"));
  await fireEvent.pointerDown(frame, at(10, 10, "touch"));
  await fireEvent.pointerUp(frame, at(10, 10, "touch"));
  await fireEvent.click(space, { clientX: 10, clientY: 10 });
  expect(pressed).not.toHaveBeenCalled();
  expect(scale() * 40).toBeCloseTo(24);
  await fireEvent.click(space, { clientX: 10, clientY: 10 });
  expect(pressed).toHaveBeenCalledOnce();
});

test("wheel and keys zoom, and go back to the whole map or to what is mine", async () => {
  const { frame, scale, shift, tool } = show({ mine: { left: 900, top: 900, right: 940, bottom: 940 } });
  const opened = shift();
  const before = scale();
  await fireEvent.wheel(frame, { deltaY: -200, clientX: 0, clientY: 0 });
  expect(scale()).toBeGreaterThan(before);
  await fireEvent.keyDown(frame, { key: "0" });
  expect(scale()).toBeCloseTo(384 / 1000);
  await fireEvent.keyDown(frame, { key: "+" });
  expect(scale()).toBeGreaterThan(384 / 1000);
  await fireEvent.keyDown(frame, { key: "Home" });
  expect(shift()).toBe(opened);
  expect(tool("Home")).toBeTruthy();
});

test("news out of sight are shown, news in sight move nothing", async () => {
  const { rerender, shift } = show();
  const before = shift();
  await rerender({ news: { left: 480, top: 480, right: 520, bottom: 520 } });
  expect(shift()).toBe(before);
  await rerender({ news: { left: 0, top: 0, right: 40, bottom: 40 } });
  expect(shift()).not.toBe(before);
});
