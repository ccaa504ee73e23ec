/** The shapes of the pieces, as the data of SVG paths around the origin. */

type Corner = readonly [x: number, y: number];
const path = (corners: readonly Corner[], size: number): string => `M${corners.map(([x, y]) => `${rounded(x * size)} ${rounded(y * size)}`).join("L")}Z`;
const rounded = (value: number): number => Math.round(value * 100) / 100;

const TRIANGLE: readonly Corner[] = [
  [0, -1.2],
  [1.22, 0.88],
  [-1.22, 0.88],
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
const HEXAGON: readonly Corner[] = [0, 1, 2, 3, 4, 5].map((corner) => [Math.sin((corner * Math.PI) / 3), -Math.cos((corner * Math.PI) / 3)]);

const circle = (size: number): string => `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;

/** A piece of a seat: every seat has a shape of its own, all about as large as a disc of this size. */
export function seatShape(seat: number, size: number): string {
  const corners = [null, TRIANGLE, SQUARE, DIAMOND][seat % 4];
  return corners ? path(corners, size) : circle(size);
}

export const hexagon = (size: number): string => path(HEXAGON, size);
