import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { Event, GameFacts, GameTexts, VerbArgument } from "./wire";

export type Language = "cs" | "en";
export type Arguments = Record<string, FluentVariable>;

/** Messages in one language, from Fluent files shared with the engine. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message; its id if it is missing, which tests look for. */
  get(id: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : id;
  }

  /** A further text of a message, such as the effect of a card; nothing if there is none. */
  attribute(id: string, name: string, args: Arguments = {}): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, args) : undefined;
  }

  /** The name of a component; without a name its id speaks for itself. */
  name(kind: string, id: string): string {
    const key = `${kind}-${id}`;
    return this.has(key) ? this.get(key) : id;
  }

  /** An action in words: `build theater` -> "Postavit: Divadlo"; players are called by name. */
  action(text: string, facts: GameFacts, players: string[]): string {
    const [verb = "", ...ids] = text.split(" ");
    const args = facts.verbs[verb] ?? [];
    const named = ({ kind, first = 0 }: VerbArgument, id: string) => (kind === "player" && players[Number(id) - first]) || this.name(kind, id);
    return this.get(`action-${verb}`, Object.fromEntries(args.map((argument, i) => [argument.role, named(argument, ids[i] ?? "")])));
  }

  /** A line of the log; hidden parts have a message of their own, what is not decided yet is a question mark. */
  event(event: Event, facts: GameFacts, players: string[]): string {
    const kinds = facts.events[event.kind] ?? {};
    const args: Arguments = {};
    let hidden = false;
    for (const [part, value] of Object.entries(event.parts)) {
      const kind = kinds[part] ?? "";
      if (value === null) {
        hidden = true;
        args[part] = "?";
      }
      else if (kind === "seat") args[part] = players[Number(value)] ?? String(value);
      else args[part] = kind && typeof value === "string" ? this.name(kind, value) : value;
    }
    const id = `event-${event.kind}`;
    return this.get(hidden && this.has(`${id}_hidden`) ? `${id}_hidden` : id, args);
  }
}

const gameSources = import.meta.glob<string>("../../../src/ludopolis/games/*/text.*.ftl", {
  query: "?raw",
  import: "default",
});
const boardSources = import.meta.glob<string>("../boards/*/text.*.ftl", { query: "?raw", import: "default" });
const pageSources = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

async function load(sources: Record<string, () => Promise<string>>, ending: string): Promise<string[]> {
  const found = Object.keys(sources).find((path) => path.endsWith(ending));
  return found ? [await sources[found]!()] : [];
}

/** The texts of the page itself. */
export async function pageTexts(language: Language): Promise<Texts> {
  return new Texts(language, await load(pageSources, `/${language}.ftl`));
}

/** The texts of a game that came without this page: the service has them. */
async function served(game: string, language: Language): Promise<string[]> {
  const path = `/api/games/${encodeURIComponent(game)}/texts?language=${language}`;
  return [(await api.get<GameTexts>(path)).source];
}

/** The texts of a game: the engine's, and those of its board on the page. */
export async function gameTexts(game: string, language: Language): Promise<Texts> {
  const ending = `/${game}/text.${language}.ftl`;
  const [known, board] = await Promise.all([load(gameSources, ending), load(boardSources, ending)]);
  const engine = known.length ? known : await served(game, language);
  return new Texts(language, [...engine, ...board]);
}
