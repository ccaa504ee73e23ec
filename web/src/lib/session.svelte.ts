import { api, setCsrf, whenRenewed } from "./api";
import { settings } from "./settings.svelte";
import type { Language } from "./texts";
import type { Me } from "./wire";

/** Who the reader is: a guest until there is an account. */
class Session {
  me = $state.raw<Me | null>(null);
  #starting: Promise<Me> | null = null;

  /** Me, made a guest if this browser is new. Asked many times, done once. */
  start(): Promise<Me> {
    this.#starting ??= api.post<Me>("/api/session").then(
      (me) => this.use(me),
      (error: unknown) => {
        this.#starting = null;
        throw error;
      },
    );
    return this.#starting;
  }

  /** Whoever this browser was is logged out: start anew. */
  renew(): Promise<Me> {
    this.#starting = null;
    return this.start();
  }

  /** I am this person from now on (after a login, a logout, a new name). */
  use(me: Me): Me {
    this.me = me;
    setCsrf(me.csrf);
    this.#starting = Promise.resolve(me);
    if (!settings.languageChosen && isLanguage(me.language) && me.language !== settings.language) void settings.setLanguage(me.language);
    return me;
  }

  async change(part: { name?: string; language?: Language }): Promise<void> {
    await this.start();
    this.use(await api.patch<Me>("/api/me", part));
  }

  async logout(): Promise<void> {
    await api.post("/api/logout");
    await this.renew();
  }
}

function isLanguage(language: string | null): language is Language {
  return language === "cs" || language === "en";
}

export const session = new Session();
whenRenewed((me) => void session.use(me));

/** Change the language everywhere: here at once, for the account when the service hears of it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await settings.setLanguage(language);
  if (session.me) await session.change({ language }).catch(() => undefined);
}
