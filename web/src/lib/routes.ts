/** The pages and their addresses: one place for both directions. */
export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; source: "tables" | "records"; id: string; round: number | null }
  | { page: "import" }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "cards"; game: string | null; kind: string | null }
  | { page: "leaderboard"; game: string | null }
  | { page: "profile"; player: string | null }
  | { page: "settings" }
  | { page: "verify"; table: string | null; round: number | null }
  | { page: "missing" };

/** Which page an address means. */
export function routeOf(address: URL | Location): Route {
  const [first = "", ...rest] = address.pathname.split("/").filter(Boolean).map(plain);
  const query = new URLSearchParams(address.search);
  const [second = null, third = null] = rest;
  const depth = rest.length;
  if (first === "" && depth === 0) return { page: "lobby" };
  if (first === "table" && depth === 1) return { page: "table", id: second!, invite: query.get("invite") };
  if (first === "replay" && depth === 0) return { page: "import" };
  if (first === "replay" && depth === 1) return { page: "replay", source: "tables", id: second!, round: roundOf(query) };
  if (first === "record" && depth === 1) return { page: "replay", source: "records", id: second!, round: null };
  if (first === "rules" && depth <= 2) return { page: "rules", game: second, rule: third };
  if (first === "cards" && depth <= 2) return { page: "cards", game: second, kind: third };
  if (first === "leaderboard" && depth <= 1) return { page: "leaderboard", game: second };
  if (first === "player" && depth <= 1) return { page: "profile", player: second };
  if (first === "settings" && depth === 0) return { page: "settings" };
  if (first === "verify" && depth === 0) return { page: "verify", table: query.get("table"), round: roundOf(query) };
  return { page: "missing" };
}

function roundOf(query: URLSearchParams): number | null {
  return Number(query.get("round")) || null;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const path = (...parts: (string | null | undefined)[]): string =>
  "/" + parts.filter((part) => part !== null && part !== undefined).map((part) => encodeURIComponent(part!)).join("/");

/** The addresses of the pages. */
export const to = {
  lobby: () => "/",
  table: (id: string, invite?: string | null) => path("table", id) + (invite ? `?invite=${encodeURIComponent(invite)}` : ""),
  replay: (id: string, round?: number | null) => path("replay", id) + (round ? `?round=${round}` : ""),
  record: (id: string) => path("record", id),
  importing: () => path("replay"),
  rules: (game?: string | null, rule?: string | null) => path("rules", game, rule),
  cards: (game?: string | null, kind?: string | null) => path("cards", game, kind),
  leaderboard: (game?: string | null) => path("leaderboard", game),
  profile: (player?: string | null) => path("player", player),
  settings: () => path("settings"),
  verify: (table?: string | null, round?: number) => path("verify") + (table ? `?table=${encodeURIComponent(table)}&round=${round ?? 1}` : ""),
};

/** The table and the invitation in whatever a friend sent: a link, or a code (the id of the table, a dash, a secret). */
export function readInvite(text: string): { id: string; invite: string | null } | null {
  const link = /\/table\/([^/?#\s]+)(?:\?invite=([^&#\s]+))?/.exec(text);
  if (link) return { id: plain(link[1]!), invite: link[2] ? plain(link[2]) : null };
  const code = text.trim();
  const [id] = /^\w+(?=-|$)/.exec(code) ?? [];
  return id ? { id, invite: id === code ? null : code } : null;
}
