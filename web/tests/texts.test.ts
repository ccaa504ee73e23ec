import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts } from "$lib/texts";

const sources = join(__dirname, "../src");
const read = (language: string) => readFileSync(join(sources, "text", `${language}.ftl`), "utf8");

/** The messages of a file with the variables each uses. */
function messages(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, id, body] of source.matchAll(/^([a-z][\w-]*) = ((?:.*\n?)(?:(?:[ \t].*|\})\n?)*)/gm)) {
    const variables = [...body!.matchAll(/\{\s*\$(\w+)/g)].map((variable) => variable[1]!);
    found.set(id!, [...new Set(variables)].sort());
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return ["boards", "icons", "text"].includes(entry.name) ? [] : files(join(folder, entry.name));
    return /\.(svelte|ts)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

const cs = messages(read("cs"));
const en = messages(read("en"));

describe("the words of the page", () => {
  it("has the same messages in both languages", () => {
    expect([...cs.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("says every message once, also on the boards", () => {
    const texts = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
    expect(texts.length).toBeGreaterThan(7);
    for (const file of texts) {
      const ids = [...readFileSync(join(sources, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((message) => message[1]!);
      expect([file, ids.filter((id, place) => ids.indexOf(id) !== place)]).toEqual([file, []]);
    }
  });

  it("uses the same variables in both languages", () => {
    for (const [id, variables] of cs) expect([id, variables]).toEqual([id, en.get(id)]);
  });

  it("can be read by Fluent, every message", () => {
    for (const language of ["cs", "en"] as const) {
      const texts = new Texts(language, [read(language)]);
      expect([...cs.keys()].filter((id) => !texts.has(id))).toEqual([]);
    }
  });

  it("has every word the page asks for", () => {
    const asked = files(sources).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bwords\(([^()]*)/g)].flatMap((call) =>
        // The ids of a call are its string literals, except the values of its arguments.
        [...call[1]!.replace(/\{[^}]*\}?/g, "").matchAll(/["']([a-z][a-z0-9-]*-?[a-z0-9]+)["']/g)]
          .map((literal) => literal[1]!)
          .filter((id) => !["create", "board", "playing"].includes(id)),
      ),
    );
    expect(asked.length).toBeGreaterThan(150);
    expect([...new Set(asked)].filter((id) => !cs.has(id))).toEqual([]);
  });

  it("has every message whose id is put together", () => {
    const ids = [
      ...["me", "open", "here", "bot"].map((kind) => `seat-kind-${kind}`),
      ...["waiting", "playing", "paused", "over"].map((phase) => `phase-${phase}`),
      ...["auto", "light", "dark"].map((theme) => `theme-${theme}`),
      ...["auto", "full", "reduced"].map((motion) => `motion-${motion}`),
      ...["slow", "usual", "fast"].map((speed) => `speed-${speed}`),
      ...["none", "minutes", "days"].map((clock) => `clock-${clock}`),
      ...["resigned", "timed-out"].map((end) => `end-${end}`),
      ...["offline", "broken", "not-found"].map((code) => `error-${code}`),
      ...["sit-down", "watch", "open"],
      ...["play", "rules", "cards", "leaderboard", "replay"].map((item) => `menu-${item}`),
    ];
    expect(ids.filter((id) => !cs.has(id))).toEqual([]);
  });

  it("bends Czech words by number", () => {
    const texts = new Texts("cs", [read("cs")]);
    expect([1, 2, 5].map((count) => texts.get("rounds-count", { count }))).toEqual(["1 kolo", "2 kola", "5 kol"]);
    expect([1, 3, 7].map((days) => texts.get("clock-days", { days }))).toEqual(["1 den na tah", "3 dny na tah", "7 dnů na tah"]);
  });
});
