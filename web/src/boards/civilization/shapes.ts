/** The shapes of the pieces, as the data of SVG paths around the origin. */

type Corner = readonly [x: number, y: number];
const rounded = (value: number): number => Math.round(value * 100) / 100;
const path = (corners: readonly Corner[], size: number): string => `M${corners.map(([x, y]) => `${rounded(x * size)} ${rounded(y * size)}`).join("L")}Z`;

const TRIANGLE: readonly Corner[] = [
  [0, -1.25],
  [1.3, 0.95],
  [-1.3, 0.95],
];
const SQUARE: readonly Corner[] = [
  [-0.92, -0.92],
  [0.92, -0.92],
  [0.92, 0.92],
  [-0.92, 0.92],
];
const DIAMOND: readonly Corner[] = [
  [0, -1.25],
  [1.25, 0],
  [0, 1.25],
  [-1.25, 0],
];
const CROSS: readonly Corner[] = [
  [-0.55, -1],
  [0.55, -1],
  [0.55, -0.55],
  [1, -0.55],
  [1, 0.55],
  [0.55, 0.55],
  [0.55, 1],
  [-0.55, 1],
  [-0.55, 0.55],
  [-1, 0.55],
  [-1, -0.55],
  [-0.55, -0.55],
];
const circle = (size: number): string => `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
const SHAPES = [null, TRIANGLE, SQUARE, DIAMOND, CROSS];

/** A piece of a seat: every seat has a shape of its own, all about as large as a disc of this size. */
export function seatShape(seat: number, size: number): string {
  const corners = SHAPES[seat % SHAPES.length];
  return corners ? path(corners, size) : circle(size);
}
export const diamond = (size: number): string => path(DIAMOND, size);

/** The dashes of the lines of a seat. */
const DASHES = ["none", "12 5", "14 4 3 4", "3 4", "8 3 3 3 3 3"];
export const seatDash = (seat: number): string => DASHES[seat % DASHES.length]!;
