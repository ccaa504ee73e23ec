import type { Texts } from "$lib/texts";
import type { GameFacts, GameView } from "$lib/wire";

/** A component a text names, so that its details can be asked for. */
export interface Named {
  kind: string;
  id: string;
}

/** A few words; a name knows its component, and one of several fields its label. */
export interface Word {
  label?: string;
  text: string;
  of?: Named;
}

/** A field of a position: said in a line, or by parts of its own. */
export interface Item {
  title: string;
  /** The player it belongs to. */
  seat?: number;
  words: Word[];
  parts: Item[];
}

/** Said by the frame of the table, or in the bar. */
const SAID_ELSEWHERE = ["game", "seat", "options", "decision", "result"];
const NOTHING = "–";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isSingle = (value: unknown): boolean => typeof value !== "object" || value === null;
const isShort = (value: unknown): boolean => isSingle(value) || Object.values(value as object).every(isSingle);

/**
 * Any position in words. A field is called what the game's text `view-<field>` says, else by its own name. An id becomes
 * the name of its component; if several kinds have that id, of the kind the field is named after.
 */
export class Outline {
  constructor(
    readonly facts: GameFacts,
    readonly texts: Texts,
    readonly players: string[],
    /** The page's words for "none", "yes" and "no". */
    readonly say: (id: "none" | "yes" | "no") => string,
  ) {}

  of(view: GameView): Item[] {
    return Object.entries(view)
      .filter(([field]) => !SAID_ELSEWHERE.includes(field))
      .map(([field, value]) => this.#field(field, value));
  }

  /** A field of the position itself; a list as long as the table has players belongs to them. */
  #field(field: string, value: unknown): Item {
    if (isShort(value) || !Array.isArray(value) || value.length !== this.players.length) return this.#item(this.#title(field), field, value);
    const parts = value.map((part: unknown, seat) => ({ ...this.#item(this.players[seat]!, field, part), seat }));
    return { title: this.#title(field), words: [], parts };
  }

  #item(title: string, field: string, value: unknown): Item {
    if (isShort(value)) return { title, words: this.#short(field, value), parts: [] };
    return { title, words: [], parts: this.#parts(field, value as object) };
  }

  #parts(field: string, value: object): Item[] {
    if (Array.isArray(value)) return value.map((part: unknown, at) => this.#item(String(at + 1), field, part));
    return Object.entries(value).map(([key, part]) => this.#item(...this.#key(field, key), part));
  }

  #short(field: string, value: unknown): Word[] {
    if (Array.isArray(value)) return value.length ? value.flatMap((part) => this.#short(field, part)) : [{ text: this.say("none") }];
    if (isFields(value)) return this.#pairs(field, value);
    if (typeof value === "boolean") return [{ text: this.say(value ? "yes" : "no") }];
    if (typeof value === "string" && value) return [this.#named(field, value) ?? { text: value }];
    if (typeof value === "number") return [{ text: (field.endsWith("player") && this.players[value]) || String(value) }];
    return [{ text: NOTHING }];
  }

  #pairs(field: string, fields: Fields): Word[] {
    const pairs = Object.entries(fields).map(([key, part]) => {
      const [label, inner] = this.#key(field, key);
      return { ...this.#short(inner, part)[0]!, label };
    });
    return pairs.length ? pairs : [{ text: this.say("none") }];
  }

  /** What a key is called, and the field its value belongs to. */
  #key(field: string, key: string): [title: string, field: string] {
    const named = this.#named(field, key);
    return named ? [capital(named.text), field] : [this.#title(key), key];
  }

  #title(field: string): string {
    const id = [`view-${field}`, `score-${field}`].find((one) => this.texts.has(one));
    return capital(id ? this.texts.get(id) : field.replaceAll("_", " "));
  }

  #named(field: string, id: string): Word | undefined {
    if (this.texts.has(`view-${id}`)) return undefined;
    const kinds = Object.keys(this.facts.ids).filter((kind) => this.facts.ids[kind]!.includes(id));
    const kind = kinds.find((one) => field.startsWith(one)) ?? kinds[0];
    return kind === undefined ? undefined : { text: this.texts.name(kind, id), of: { kind, id } };
  }
}

/** An item in lines of text, its parts indented below it. */
export function linesOf(item: Item, indent = ""): string[] {
  const spoken = ({ label, text }: Word) => (label ? `${label} ${text}` : text);
  if (!item.parts.length) return [`${indent}${item.title}: ${item.words.map(spoken).join(", ")}`];
  return [`${indent}${item.title}:`, ...item.parts.flatMap((part) => linesOf(part, `${indent}\u2003`))];
}
