import { describe, expect, test } from "vitest";
import { Lens, SMALLEST_TARGET } from "$lib/camera";
import type { Box } from "$lib/grid";

const bounds: Box = { left: -100, top: 0, right: 900, bottom: 800 };
const large = new Lens(bounds, { width: 1016, height: 816 }, 40);
const phone = new Lens(bounds, { width: 390, height: 500 }, 40);
const corner: Box = { left: 860, top: 760, right: 900, bottom: 800 };

describe("a map in a frame", () => {
  test("that has room is seen whole, in the middle", () => {
    expect(large.open(null)).toEqual(large.fit());
    expect(large.fit()).toEqual({ x: -108, y: -8, scale: 1 });
  });

  test("on a phone opens near what is mine, with things large enough to press", () => {
    expect(phone.whole * 40).toBeLessThan(SMALLEST_TARGET);
    const opened = phone.open(corner);
    expect(opened.scale * 40).toBe(SMALLEST_TARGET);
    expect(phone.sees(opened, corner)).toBe(true);
    expect(phone.sees(opened, { left: -100, top: 0, right: -60, bottom: 40 })).toBe(false);
  });

  test("keeps the point under the pointer while zooming", () => {
    const at = { x: 300, y: 200 };
    const near = phone.zoom(phone.open(null), 2, at);
    const nearer = phone.zoom(near, 1.3, at);
    const [before, after] = [phone.toMap(near, at), phone.toMap(nearer, at)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test("is zoomed neither out of sight nor without end", () => {
    expect(phone.zoom(phone.fit(), 0.1, { x: 0, y: 0 })).toEqual(phone.fit());
    const deepest = phone.zoom(phone.fit(), 1e9, { x: 0, y: 0 });
    expect(phone.zoom(deepest, 2, { x: 0, y: 0 }).scale).toBe(deepest.scale);
  });

  test("is dragged with the finger, and stops at its edge", () => {
    const near = phone.zoom(phone.open(null), 2, { x: 195, y: 250 });
    expect(phone.pan(near, -30, 12).x).toBeCloseTo(near.x + 30 / near.scale);
    expect(phone.pan(near, -30, 12).y).toBeCloseTo(near.y - 12 / near.scale);
    const left = phone.pan(near, 1e6, 0);
    expect(phone.pan(left, 50, 0)).toEqual(left);
    expect(phone.toMap(left, { x: 0, y: 0 }).x).toBeLessThan(bounds.left);
  });

  test("goes to a place, and moves no further than needed to show what has the focus", () => {
    const near = phone.zoom(phone.open(null), 3, { x: 0, y: 0 });
    const there = phone.show(near, corner);
    expect(phone.sees(there, corner)).toBe(true);
    expect(there.scale * 40).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    expect(phone.reveal(there, corner)).toEqual(there);
    const back = { left: 500, top: 400, right: 540, bottom: 440 };
    const revealed = phone.reveal(there, back);
    expect(phone.sees(revealed, back)).toBe(true);
    expect(revealed.scale).toBe(there.scale);
  });
});
