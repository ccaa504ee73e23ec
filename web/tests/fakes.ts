import type { SocketLike } from "$lib/connection.svelte";
import type { ClientMessage, GameInfo, SeatInfo, ServerMessage, Snapshot, Stepped, TableInfo } from "$lib/wire";

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;
  get readyState(): number {
    return this.closed ? WebSocket.CLOSED : WebSocket.OPEN;
  }

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    if (this.closed) throw new Error("sent into a closed socket");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  tell(told: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  drop(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
}

export function fakeSeat(part: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "person",
    name: "Ada",
    level: null,
    player: "p",
    mine: false,
    connected: true,
    ready: false,
    resigned: false,
    wins: 0,
    time_left: null,
    salt: null,
    rating: null,
    rating_change: null,
    ...part,
  };
}

export function fakeGame(part: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "innovation",
    version: 1,
    name: { cs: "Inovace", en: "Innovation" },
    about: { cs: "", en: "" },
    seat_counts: [2, 3, 4],
    minutes: 60,
    private_hands: true,
    options: [],
    ...part,
  };
}

export function fakeTable(part: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "duel",
    version: 1,
    phase: "playing",
    public: false,
    options: {},
    seats: [fakeSeat({ mine: true }), fakeSeat({ name: "Bob" })],
    clock: null,
    round: 1,
    rounds: 1,
    invite: null,
    commitment: "c",
    next_commitment: null,
    seed: null,
    rated: false,
    undo: null,
    can_undo: false,
    owner: true,
    created: 0,
    updated: 0,
    result: null,
    ...part,
  } as TableInfo;
}

/** A view with nothing but the decision, which is all the frame looks at. */
export const fakeView = (seat: number, decides: number, actions: string[] = []) => ({
  game: "duel",
  seat,
  decision: { seat: decides, kind: "play_card", rule: "R5", actions },
  result: null,
});

export function snapshot(part: Partial<Snapshot> = {}): Snapshot {
  return { is: "snapshot", table: fakeTable(), position: 1, views: { "0": fakeView(0, 0, ["a"]) }, steps: [], seen: 0, chat: [], ...part };
}

export function stepped(number: number, seat: number, decides: number): Stepped {
  return {
    is: "steps",
    steps: [{ number, seat, at: 0, events: [], action: null, by_seat: {} }],
    position: number + 1,
    views: { "0": fakeView(0, decides) },
    table: fakeTable(),
  };
}
