import type { Box, Point } from "./grid";

/** What a frame shows of a map: the map's point in its upper left corner, and pixels a unit of the map. */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Fingers and pointers need at least this many pixels (WCAG 2.2, target size). */
export const SMALLEST_TARGET = 24;
const MARGIN = 8;
const DEEPEST = 4;

const widthOf = (box: Box): number => box.right - box.left;
const heightOf = (box: Box): number => box.bottom - box.top;
const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** How a map is looked at through a frame: the arithmetic of pan and zoom. */
export class Lens {
  constructor(
    readonly bounds: Box,
    readonly frame: Size,
    /** How large the smallest thing to press is, in units of the map. */
    readonly target: number,
  ) {}

  /** Pixels a unit at which the whole map is seen. */
  get whole(): number {
    const { width, height } = this.frame;
    return Math.min((width - 2 * MARGIN) / widthOf(this.bounds), (height - 2 * MARGIN) / heightOf(this.bounds));
  }

  /** Pixels a unit at which everything can be pressed. */
  get pressable(): number {
    return SMALLEST_TARGET / this.target;
  }

  /** The whole map. */
  fit(): Camera {
    return this.#centred(middleOf(this.bounds), this.whole);
  }

  /** The whole map if its things are large enough, else the surroundings of a place at a scale at which they are. */
  open(place: Box | null): Camera {
    if (this.whole >= this.pressable) return this.fit();
    return this.#centred(middleOf(place ?? this.bounds), this.pressable);
  }

  /** A place in the middle, as close as it fits, never farther than things can be pressed. */
  show(camera: Camera, place: Box): Camera {
    const fits = Math.min(this.frame.width / (widthOf(place) + this.target), this.frame.height / (heightOf(place) + this.target));
    return this.#centred(middleOf(place), between(fits, Math.max(this.pressable, this.whole), Math.max(camera.scale, this.pressable)));
  }

  /** Zoom, while the point of the map under a point of the frame stays there. */
  zoom(camera: Camera, factor: number, at: Point): Camera {
    const scale = between(camera.scale * factor, this.whole, Math.max(this.whole, this.pressable) * DEEPEST);
    const { x, y } = this.toMap(camera, at);
    return this.#kept({ x: x - at.x / scale, y: y - at.y / scale, scale });
  }

  /** Move the map by so many pixels. */
  pan(camera: Camera, dx: number, dy: number): Camera {
    return this.#kept({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale });
  }

  /** Move no further than needed to see a place. */
  reveal(camera: Camera, place: Box): Camera {
    const { x, y, scale } = camera;
    const edge = MARGIN / scale;
    const [wide, high] = [this.frame.width / scale, this.frame.height / scale];
    return this.#kept({
      scale,
      x: between(x, place.right + edge - wide, place.left - edge),
      y: between(y, place.bottom + edge - high, place.top - edge),
    });
  }

  sees({ x, y, scale }: Camera, place: Box): boolean {
    const { width, height } = this.frame;
    return place.left >= x && place.top >= y && place.right <= x + width / scale && place.bottom <= y + height / scale;
  }

  toMap(camera: Camera, at: Point): Point {
    return { x: camera.x + at.x / camera.scale, y: camera.y + at.y / camera.scale };
  }

  #centred({ x, y }: Point, scale: number): Camera {
    return this.#kept({ x: x - this.frame.width / scale / 2, y: y - this.frame.height / scale / 2, scale });
  }

  /** A map that is smaller than the frame lies in its middle; a larger one does not leave it. */
  #kept({ x, y, scale }: Camera): Camera {
    const kept = (at: number, low: number, high: number, seen: number) => {
      const margin = MARGIN / scale;
      const room = high - low + 2 * margin - seen;
      return room <= 0 ? low - margin + room / 2 : between(at, low - margin, high + margin - seen);
    };
    return {
      scale,
      x: kept(x, this.bounds.left, this.bounds.right, this.frame.width / scale),
      y: kept(y, this.bounds.top, this.bounds.bottom, this.frame.height / scale),
    };
  }
}
