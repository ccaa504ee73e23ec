import { pageTexts, type Arguments, type Language, type Texts } from "./texts";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "reduced";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  forced: boolean;
  pace: boolean;
}

/** Where the choices are kept; public/theme.js reads the same place before the page is drawn. */
const place = "ludopolis-settings";

/** Czech first: English only for browsers that want neither Czech nor Slovak. */
export function browserLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => ["cs", "sk", "en"].includes(tag));
  return known === "en" ? "en" : "cs";
}

function readKept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What the reader chose for this device. */
class Settings {
  readonly #kept = readKept();
  language = $state<Language>(this.#kept.language ?? browserLanguage(navigator.languages));
  theme = $state<Theme>(this.#kept.theme ?? "auto");
  motion = $state<Motion>(this.#kept.motion ?? "auto");
  /** Ask before every move. */
  confirm = $state(this.#kept.confirm ?? false);
  /** Make the only possible move by itself. */
  forced = $state(this.#kept.forced ?? false);
  /** Show the moves of others one after another. */
  pace = $state(this.#kept.pace ?? true);
  /** The words of the page in the chosen language; nothing before they are loaded. */
  texts = $state.raw<Texts | null>(null);

  /** Whether the reader ever chose a language here. */
  readonly languageChosen = this.#kept.language !== undefined;

  async load(): Promise<void> {
    this.texts = await pageTexts(this.language);
    this.show();
  }

  async setLanguage(language: Language): Promise<void> {
    this.texts = await pageTexts(language);
    this.language = language;
    this.keep();
  }

  /** Keep the choices and let them be seen. */
  keep(): void {
    const kept: Kept = { language: this.language, theme: this.theme, motion: this.motion, confirm: this.confirm, forced: this.forced, pace: this.pace };
    try {
      localStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // Without storage the choices last as long as the page.
    }
    this.show();
  }

  show(): void {
    const html = document.documentElement;
    html.lang = this.language;
    html.dataset["theme"] = this.theme === "auto" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : this.theme;
    html.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.show());

/** Words of the page, by the id of the message. */
export function words(id: string, args?: Arguments): string {
  return settings.texts?.get(id, args) ?? id;
}
