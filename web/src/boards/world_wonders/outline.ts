/** The outline of a set of spaces as the data of an SVG path. */
import { beside, type Spot } from "./grid";

const key = ({ x, y }: Spot): string => `${x},${y}`;

/** Where each edge between inside and outside leads, clockwise, from corner to corner. */
function edgesOf(cells: readonly Spot[]): Map<string, Spot[]> {
  const own = new Set(cells.map(key));
  const after = new Map<string, Spot[]>();
  for (const cell of cells) {
    const { x, y } = cell;
    const corners = [{ x, y }, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }];
    beside(cell).forEach((near, side) => {
      if (own.has(key(near))) return;
      const from = key(corners[side]!);
      after.set(from, [...(after.get(from) ?? []), corners[(side + 1) % 4]!]);
    });
  }
  return after;
}

/** The next corner; where two outlines meet, the path turns right, so that they stay apart. */
function step(after: Map<string, Spot[]>, before: Spot, here: Spot): Spot {
  const ends = after.get(key(here))!;
  const right = { x: here.x - (here.y - before.y), y: here.y + (here.x - before.x) };
  const turn = ends.findIndex((end) => key(end) === key(right));
  const [next] = ends.splice(turn > 0 ? turn : 0, 1);
  if (!ends.length) after.delete(key(here));
  return next!;
}

function loopFrom(after: Map<string, Spot[]>, start: Spot): Spot[] {
  const walked = [start];
  let here = step(after, start, start);
  while (key(here) !== key(start)) {
    walked.push(here);
    here = step(after, walked[walked.length - 2]!, here);
  }
  return walked;
}

/** Only the points where the direction changes. */
function corners(walked: Spot[]): Spot[] {
  return walked.filter((at, place) => {
    const before = walked.at(place - 1)!;
    const next = walked[(place + 1) % walked.length]!;
    return at.x - before.x !== next.x - at.x || at.y - before.y !== next.y - at.y;
  });
}

export function outline(cells: readonly Spot[], size: number): string {
  const after = edgesOf(cells);
  let path = "";
  while (after.size) {
    const [first] = after.keys();
    const [x, y] = first!.split(",").map(Number);
    const loop = corners(loopFrom(after, { x: x!, y: y! }));
    path += `M${loop.map((at) => `${at.x * size} ${at.y * size}`).join("L")}Z`;
  }
  return path;
}
