import { tick } from "svelte";
import { routeOf, type Route } from "./routes";

/** Where the reader is. */
class Router {
  route = $state.raw<Route>(routeOf(location));
  /** The whole address, so that a page can tell a change of its query. */
  address = $state(location.href);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#followLink(event));
  }

  go(href: string): void {
    history.pushState(null, "", href);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Change the address of this page without a step in the history. */
  replace(href: string): void {
    history.replaceState(null, "", href);
    this.#arrive();
  }

  #arrive(): void {
    const before = this.route;
    this.route = routeOf(location);
    this.address = location.href;
    if (before.page !== this.route.page) void focusMain();
  }

  /** Links inside the page change the page; all others, and new tabs, are the browser's. */
  #followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !link.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.href);
  }
}

/** A screen reader starts to read the new page, and Tab goes on from its beginning. */
async function focusMain(): Promise<void> {
  await tick();
  document.getElementById("main")?.focus({ preventScroll: true });
}

export const router = new Router();
