import { cleanup, configure } from "@testing-library/svelte";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 60_000 });

// The test DOM has no animations: they end at once, in order.
Element.prototype.animate = function animate(): Animation {
  const animation = { onfinish: null as (() => void) | null, cancel() {}, finished: Promise.resolve(), currentTime: 0, startTime: 0 };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

afterEach(() => cleanup());
