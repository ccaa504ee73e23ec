import { api } from "./api";
import { named } from "./seats";
import { session } from "./session.svelte";
import type { GameInfo, Join, NewSeat, NewTable, SeatBot, TableCard, TableInfo } from "./wire";

const part = encodeURIComponent;

/** A share of the randomness that only this reader knows before the game: proof that nobody chose the shuffle. */
function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const saltPlace = (table: string) => `ludopolis-salt-${table}`;

export function keptSalt(table: string): string | null {
  try {
    return localStorage.getItem(saltPlace(table));
  } catch {
    return null;
  }
}

function keepSalt(table: string, salt: string): void {
  try {
    localStorage.setItem(saltPlace(table), salt);
  } catch {
    // Without storage the reader cannot check the salt later; the game is the same.
  }
}

export async function createTable(table: NewTable): Promise<TableInfo> {
  await session.start();
  const salt = newSalt();
  const info = await api.post<TableInfo>("/api/tables", { ...table, salt });
  keepSalt(info.id, salt);
  return info;
}

export async function joinTable(id: string, invite: string | null, seat: number | null = null): Promise<void> {
  await session.start();
  const salt = newSalt();
  const join: Join = { invite, seat, salt };
  await api.post(`/api/tables/${part(id)}/join`, join);
  keepSalt(id, salt);
}

/** The same game with the same people: whoever asks first sets it up, the others join. */
export async function rematch(id: string): Promise<TableInfo> {
  const salt = newSalt();
  const next = await api.post<TableInfo>(`/api/tables/${part(id)}/rematch`, { salt });
  keepSalt(next.id, salt);
  return next;
}

export const seatBot = (id: string, bot: SeatBot): Promise<unknown> => api.post(`/api/tables/${part(id)}/bot`, bot);
export const leaveTable = (id: string): Promise<unknown> => api.post(`/api/tables/${part(id)}/leave`);
export const loadTable = async (id: string): Promise<TableInfo> => named(await api.get<TableInfo>(`/api/tables/${part(id)}`));
export const loadTables = async (which: "mine" | "public" | "watch"): Promise<TableCard[]> =>
  (await api.get<TableCard[]>(`/api/tables?which=${which}`)).map(named);
/** The record of a round; the last one that is over, if none is given. */
export const recordAddress = (id: string, round: number | null): string => `/api/tables/${part(id)}/record${round ? `?round=${round}` : ""}`;
export const replayAddress = (id: string, round: number | null, views = ""): string => `/api/tables/${part(id)}/replay${views}${round ? `?round=${round}` : ""}`;

/** Me against one bot, as quickly as the game allows. */
export function againstBots(game: GameInfo, level: number): NewTable {
  const fewest = game.seat_counts.find((count) => count > 1) ?? 1;
  const bots = Array.from({ length: fewest - 1 }, (): NewSeat => ({ kind: "bot", level }));
  return { game: game.id, seats: [{ kind: "me" }, ...bots] };
}

/** My tables in the order in which they want me: my turn first, then the newest. */
export function byUrgency(tables: TableCard[]): TableCard[] {
  return [...tables].sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.updated - a.updated);
}
