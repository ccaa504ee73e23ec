import { reducedMotion } from "$ui/motion";
import { api } from "./api";
import { Connection, tableSocket, type Answer, type Request, type SocketLike } from "./connection.svelte";
import { decidersOf, named } from "./seats";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { tellWhy } from "./toasts.svelte";
import type { Foreseen } from "./foresight";
import type { ChatLine, Decision, GameView, Hint, ServerMessage, Snapshot, Step, Stepped, TableInfo, Undone, Why } from "./wire";

/** Steps of others follow one another at this pace, but never take longer than `longestShow` together. */
const usualPause = 900;
const longestShow = 4_000;

interface TableOptions {
  open?: () => SocketLike;
  /** Whether the steps of others are shown one after another. */
  paced?: () => boolean;
}

/** A table as the reader sees it, step by step as the service confirms them. Nothing is guessed ahead. */
export class LiveTable {
  readonly connection: Connection;
  info = $state.raw<TableInfo | null>(null);
  views = $state.raw<Record<string, GameView>>({});
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  position = $state(0);
  /** Steps the service told that are not shown yet. */
  queued = $state(0);
  hint = $state.raw<Hint | null>(null);
  hintAsked = $state(false);
  /** When the info came, because times left are counted from then. */
  infoAt = $state(0);

  readonly #id: string;
  readonly #paced: () => boolean;
  #queue: { stepped: Stepped; at: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #showUntil = 0;
  #moving = $state(false);
  /** The position that a move of ours led to, until the service has told it. */
  #awaited = $state<number | null>(null);
  #received = 0;

  constructor(id: string, options: TableOptions = {}) {
    this.#id = id;
    this.#paced = options.paced ?? (() => settings.pace && !reducedMotion() && !document.hidden);
    this.connection = new Connection({
      open: options.open ?? (() => tableSocket(id)),
      tell: (told) => this.#hear(told),
      renew: () => session.renew(),
    });
  }

  /** Seats the reader acts for. */
  readonly mine = $derived((this.info?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : [])));
  /** What is asked; where several choose together, one of the reader's seats first. */
  readonly decision = $derived.by<Decision | null>(() => {
    const views = Object.values(this.views);
    return (views.find((view) => view.decision?.seat === view.seat) ?? views[0])?.decision ?? null;
  });
  readonly playing = $derived(this.info?.phase === "playing");
  readonly deciders = $derived(this.playing ? decidersOf(this.decision) : []);
  /** The seat that must act is one of the reader's. */
  readonly myTurn = $derived(this.playing && this.decision !== null && this.mine.includes(this.decision.seat));
  /** A move is under way, or there is something left to be shown: nothing can be chosen. */
  readonly busy = $derived.by(() => this.#moving || this.#awaited !== null || this.queued > 0 || this.connection.state !== "live");

  /** Make a move of one action or several; while one is under way, a second is not even sent. */
  async act(seat: number, ...actions: string[]): Promise<void> {
    if (this.busy) return;
    this.hint = null;
    await this.#move({ do: "move", seat, position: this.position, actions });
  }

  async undo(seat: number): Promise<void> {
    if (this.#moving) return;
    this.skip();
    await this.#move({ do: "undo", seat, position: this.position });
  }

  async #move(request: Request): Promise<void> {
    this.#moving = true;
    try {
      const answer = await this.connection.ask(request);
      if ((answer.is === "refused" || answer.is === "done") && answer.why) tellWhy(answer.why, this.info?.game);
      if (answer.is === "done" && answer.position > this.#received) this.#awaited = answer.position;
    } finally {
      this.#moving = false;
    }
  }

  /** Ask for anything that is done or refused; a refusal is shown. */
  async say(request: Request): Promise<boolean> {
    const answer = await this.connection.ask(request);
    if (answer.is === "refused") tellWhy(answer.why, this.info?.game);
    return answer.is !== "refused";
  }

  async why(seat: number, action: string): Promise<Why | null> {
    const answer = await this.connection.ask({ do: "why", seat, action });
    if (answer.is === "refused") return answer.why;
    return answer.is === "why" ? answer.why : null;
  }

  async foresee(seat: number, actions: string[]): Promise<Foreseen> {
    const answer = await this.connection.ask({ do: "foresee", seat, position: this.position, actions });
    return {
      foresight: answer.is === "foreseen" ? answer.foresight : null,
      why: answer.is === "refused" ? answer.why : null,
    };
  }

  async askHint(seat: number): Promise<void> {
    const position = this.position;
    this.hintAsked = true;
    const answer: Answer = await this.connection.ask({ do: "hint", seat, position });
    this.hintAsked = false;
    if (answer.is === "refused") tellWhy(answer.why, this.info?.game);
    else if (answer.is === "hint" && position === this.position) this.hint = answer;
  }

  /** Whether there were moves before the first one that is here. */
  readonly hasOlder = $derived((this.steps[0]?.number ?? 0) > 0);

  /** Fetch some of the moves before the first one that is here. */
  async loadOlder(): Promise<void> {
    const [first, round] = [this.steps[0], this.info?.round];
    if (!first || first.number === 0) return;
    const older = await api.get<Step[]>(`/api/tables/${encodeURIComponent(this.#id)}/steps?before=${first.number}`);
    if (this.steps[0]?.number === first.number && this.info?.round === round) this.steps = [...older, ...this.steps];
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { stepped, at } of this.#queue.splice(0)) this.#show(stepped, at);
    this.queued = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.connection.close();
  }

  /** The moves since a seat last moved (a spectator: the last move). */
  news(seat: number): Step[] {
    if (seat < 0) return this.steps.slice(-1).filter((step) => step.number > 0);
    const last = this.steps.findLast((step) => step.seat === seat)?.number ?? 0;
    return this.steps.filter((step) => step.number > last);
  }

  #hear(told: ServerMessage): void {
    if (told.is === "snapshot" || told.is === "steps" || told.is === "undone") this.#received = told.position;
    if (told.is === "snapshot" || this.#received >= (this.#awaited ?? Infinity)) this.#awaited = null;
    if (told.is === "snapshot") this.#reset(told);
    else if (told.is === "steps") this.#enqueue(told);
    else if (told.is === "undone") this.#undo(told);
    else if (told.is === "table") this.#change(told.table);
    else if (told.is === "chat") this.#addChat(told.line);
  }

  #reset(snapshot: Snapshot): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.queued = 0;
    this.views = snapshot.views as Record<string, GameView>;
    this.steps = snapshot.steps;
    this.chat = snapshot.chat;
    if (snapshot.position !== this.position) this.hint = null;
    this.position = snapshot.position;
    this.#setInfo(snapshot.table, Date.now());
  }

  /** Moves were taken back; what was still to be shown before is shown at once. */
  #undo(undone: Undone): void {
    this.skip();
    this.views = undone.views as Record<string, GameView>;
    this.steps = this.steps.filter((step) => step.number <= undone.moves);
    this.position = undone.position;
    this.hint = null;
    this.#setInfo(undone.table, Date.now());
  }

  /** News of the table comes after the steps that are still to be shown. */
  #change(info: TableInfo): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue[this.#queue.length - 1] = { stepped: { ...last.stepped, table: info }, at: Date.now() };
    else this.#setInfo(info, Date.now());
  }

  #setInfo(info: TableInfo, at: number): void {
    this.info = named(info);
    this.infoAt = at;
  }

  #addChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  #enqueue(stepped: Stepped): void {
    this.#queue.push({ stepped, at: Date.now() });
    this.queued = this.#queue.length;
    if (this.#timer === undefined) {
      this.#showUntil = Date.now() + longestShow;
      this.#showNext();
    }
  }

  /** Show the first step, and the next after a pause; the pauses shrink so that all fit into the time. */
  #showNext(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    this.queued = this.#queue.length;
    if (!next) return;
    this.#show(next.stepped, next.at);
    if (!this.#paced()) return this.skip();
    const left = Math.max(0, this.#showUntil - Date.now());
    const pause = Math.min(usualPause, left / (this.#queue.length + 1));
    this.#timer = setTimeout(() => this.#showNext(), pause);
  }

  #show(stepped: Stepped, at: number): void {
    this.views = stepped.views as Record<string, GameView>;
    this.steps = [...this.steps, ...stepped.steps];
    this.position = stepped.position;
    this.hint = null;
    this.#setInfo(stepped.table, at);
  }
}
