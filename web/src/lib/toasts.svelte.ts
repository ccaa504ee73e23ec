import { ApiError } from "./api";
import { to } from "./routes";
import { settings, words } from "./settings.svelte";
import type { Why } from "./wire";

export interface Toast {
  id: number;
  kind: "good" | "bad";
  text: string;
  /** A rule of a game that explains it. */
  rule: { number: string; href: string } | null;
}

/** Short messages at the edge of the page. */
class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, kind: Toast["kind"] = "good", rule: Toast["rule"] = null): void {
    if (this.shown.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.shown.push({ id, kind, text, rule });
    // What went wrong stays longer, because it must be read.
    setTimeout(() => this.close(id), kind === "bad" ? 12_000 : 5_000);
  }

  close(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** A refusal in the reader's language: the service's words, else ours for its code. */
export function whyWords(why: Why): string {
  const own = why.text[settings.language] ?? why.text["en"];
  if (own) return own;
  const id = `error-${why.code.replaceAll("_", "-")}`;
  return settings.texts?.has(id) ? words(id) : words("error-broken", { code: why.code });
}

/** The words of anything that was thrown. */
export function errorWords(error: unknown): string {
  return whyWords(error instanceof ApiError ? error.why : { code: "broken", rule: null, text: {} });
}

export function tellWhy(why: Why, game?: string): void {
  const rule = why.rule && game ? { number: why.rule, href: to.rules(game, why.rule) } : null;
  toasts.say(whyWords(why), "bad", rule);
}

/** Do something that may be refused; the refusal is shown. */
export async function attempt<T>(doing: () => Promise<T>, game?: string): Promise<T | undefined> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    tellWhy(error instanceof ApiError ? error.why : { code: "broken", rule: null, text: {} }, game);
    return undefined;
  }
}
