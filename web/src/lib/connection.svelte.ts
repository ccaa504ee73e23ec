import { ApiError } from "./api";
import type { Because, Done, Foreseen, Hint, Refused, ClientMessage, ServerMessage } from "./wire";

export type ConnectionState = "connecting" | "live" | "lost" | "ended";
/** Why the line is not tried any more; the texts have words for each. */
export type Ending = "no_session" | "no_table" | "not_opened" | "too_many" | "unreachable";
/** What ends a request. */
export type Answer = Done | Refused | Hint | Because | Foreseen;
/** What is asked; the connection gives it its key. */
export type Request = ClientMessage extends infer One ? (One extends ClientMessage ? Omit<One, "key"> : never) : never;

/** A socket as the browser has it, as far as we use it; tests have their own. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
  readonly readyState: number;
}

export interface ConnectionOptions {
  open: () => SocketLike;
  /** Everything that is not the answer to a request. */
  tell: (told: ServerMessage) => void;
  /** Become somebody again after the session ended. */
  renew?: () => Promise<unknown>;
  random?: () => number;
}

interface Pending {
  said: ClientMessage;
  resolve: (answer: Answer) => void;
}

const shortestWait = 400;
const longestWait = 15_000;
const pingEvery = 15_000;
const silence = 35_000;
/** About ten minutes of trying. */
const mostFailures = 45;
/** How often the service may turn us away before we believe it. */
const mostRefusals = 3;

/** Why the service closes a line (server/live/socket.py); anything else is an accident. */
const restarting = 1012;
const tooLong = 1009;
const tooMany = 1008;
const noSession = 4401;
const noTable = 4404;
const notOpened = 4409;

/**
 * The line to a table. It comes back by itself, and what was not answered is asked again with the same
 * key, in the same order, so that nothing is lost or done twice.
 */
export class Connection {
  state = $state<ConnectionState>("connecting");
  /** How many requests wait for an answer. */
  waiting = $state(0);
  /** Why it is not tried any more. */
  ending = $state<Ending | null>(null);

  readonly #options: ConnectionOptions;
  readonly #pending = new Map<string, Pending>();
  #socket: SocketLike | null = null;
  #greeted = false;
  #failures = 0;
  /** Times we were turned away since the line last held. */
  #refusals = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seenAgain);
    this.#connect();
  }

  /** Ask for something; the promise is kept even if the line breaks meanwhile. */
  ask(request: Request): Promise<Answer> {
    const said = { ...request, key: crypto.randomUUID() } as ClientMessage;
    return new Promise((resolve) => {
      if (this.ending) return resolve(unanswered(said.key));
      this.#pending.set(said.key, { said, resolve });
      this.waiting = this.#pending.size;
      if (this.#greeted) this.#send(said);
    });
  }

  /** Try once more after the end. */
  again(): void {
    this.ending = null;
    this.state = "lost";
    this.#failures = 0;
    this.#refusals = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seenAgain);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.#closed) return;
    const socket = this.#options.open();
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lose(event.code);
    this.#watch = setInterval(() => this.#check(), pingEvery);
  }

  /** Forget the socket without listening to it any more. */
  #drop(): void {
    clearInterval(this.#watch);
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #lose(code: number): void {
    this.#drop();
    if (this.#closed || this.ending) return;
    this.state = "lost";
    if (code === noTable) this.#end("no_table");
    else if (code === noSession) this.#renew();
    else if (code === notOpened) this.#turnedAway("not_opened");
    else if (code === tooMany) this.#turnedAway("too_many");
    else {
      // What is too long once is too long again.
      if (code === tooLong) this.#giveUp();
      this.#retryLater(code);
    }
  }

  #retryLater(code: number): void {
    if (this.#failures >= mostFailures) return this.#end("unreachable");
    const wait = Math.min(longestWait, shortestWait * 2 ** this.#failures++);
    const jitter = 0.5 + (this.#options.random ?? Math.random)() / 2;
    this.#connectIn(code === restarting && this.#failures === 1 ? 0 : wait * jitter);
  }

  #connectIn(milliseconds: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), milliseconds);
  }

  /** The service does not want us now: ask again slowly, and not often. */
  #turnedAway(why: Ending): void {
    if (++this.#refusals >= mostRefusals) this.#end(why);
    else this.#connectIn(longestWait);
  }

  #renew(): void {
    const { renew } = this.#options;
    if (!renew || this.#refusals++) return this.#end("no_session");
    renew().then(
      () => this.#connect(),
      (error: unknown) => this.#notRenewed(error),
    );
  }

  /** Without a network nobody could know us: that is no refusal. */
  #notRenewed(error: unknown): void {
    const passing = error instanceof ApiError && ["offline", "too_often"].includes(error.why.code);
    if (!passing) return this.#end("no_session");
    this.#refusals = 0;
    this.#retryLater(1006);
  }

  #end(why: Ending): void {
    this.ending = why;
    this.state = "ended";
    this.#giveUp();
  }

  /** Nobody will answer what was asked. */
  #giveUp(): void {
    for (const { said } of [...this.#pending.values()]) this.#answer(unanswered(said.key));
  }

  #hear(told: ServerMessage): void {
    this.#heard = Date.now();
    if (told.is === "pong") return;
    if (told.is === "done" || told.is === "refused" || told.is === "hint" || told.is === "why" || told.is === "foreseen") return this.#answer(told);
    this.#options.tell(told);
    // The first thing the service tells is the whole table; only then is it safe to repeat what it may have missed.
    if (told.is === "snapshot" && !this.#greeted) this.#greet();
  }

  #greet(): void {
    this.#greeted = true;
    this.#failures = 0;
    this.state = "live";
    for (const { said } of this.#pending.values()) this.#send(said);
  }

  #answer(answer: Answer): void {
    const asked = this.#pending.get(answer.key);
    if (!asked) return;
    this.#pending.delete(answer.key);
    this.waiting = this.#pending.size;
    asked.resolve(answer);
  }

  /** Into a socket that is just closing nothing is sent: it is asked again on the next one. */
  #send(said: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  /** A line can die without a word: ask for a sign of life, and give up when none comes. */
  #check(): void {
    if (Date.now() - this.#heard > silence) return this.#lose(1006);
    if (!this.#greeted) return;
    this.#refusals = 0;
    this.#send({ do: "ping", key: "ping" });
  }

  readonly #online = (): void => {
    if (this.state === "live") return;
    if (this.ending === "unreachable") return this.again();
    if (this.ending) return;
    this.#failures = 0;
    this.#connect();
  };
  readonly #offline = (): void => this.#lose(1006);
  /** A device that slept finds out at once whether the line is still there. */
  readonly #seenAgain = (): void => {
    if (document.hidden) return;
    if (this.state === "live") this.#check();
    else if (this.ending === "unreachable") this.again();
  };
}

function unanswered(key: string): Refused {
  return { is: "refused", key, why: { code: "offline", rule: null, text: {} } };
}

/** The socket of a table of this service. */
export function tableSocket(id: string): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`) as SocketLike;
}
