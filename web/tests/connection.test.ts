import { ApiError } from "$lib/api";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "$lib/connection.svelte";
import type { ServerMessage } from "$lib/wire";
import { FakeSocket, snapshot } from "./fakes";

let told: ServerMessage[] = [];
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  told = [];
  line = new Connection({ open: () => new FakeSocket(), tell: (one) => told.push(one), random: () => 1 });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const keys = (socket: FakeSocket) => socket.sent.filter((said) => said.do !== "ping").map((said) => said.key);

describe("the line to a table", () => {
  it("is live after the first snapshot, and sends only then", () => {
    void line.ask({ do: "pause" });
    expect([line.state, FakeSocket.last.sent]).toEqual(["connecting", []]);
    FakeSocket.last.tell(snapshot());
    expect(line.state).toBe("live");
    expect(FakeSocket.last.sent.map((said) => said.do)).toEqual(["pause"]);
  });

  it("keeps its promise over a broken line: the same keys, the same order, once a connection", async () => {
    FakeSocket.last.tell(snapshot());
    const first = line.ask({ do: "move", seat: 0, position: 1, actions: ["a"] });
    const second = line.ask({ do: "chat", text: "hi" });
    const sent = keys(FakeSocket.last);
    FakeSocket.last.drop();
    expect(line.state).toBe("lost");

    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.tell(snapshot());
    expect(keys(FakeSocket.last)).toEqual(sent);

    FakeSocket.last.tell({ is: "done", key: sent[0]!, position: 2, played: 1, why: null });
    FakeSocket.last.tell({ is: "refused", key: sent[1]!, why: { code: "bad_chat", rule: null, text: {} } });
    expect([(await first).is, (await second).is]).toEqual(["done", "refused"]);
    expect(line.waiting).toBe(0);

    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.tell(snapshot());
    expect(keys(FakeSocket.last)).toEqual([]);
  });

  it("does not answer twice", async () => {
    FakeSocket.last.tell(snapshot());
    const asked = line.ask({ do: "pause" });
    const [key] = keys(FakeSocket.last);
    FakeSocket.last.tell({ is: "done", key: key!, position: 3, played: 1, why: null });
    FakeSocket.last.tell({ is: "done", key: key!, position: 9, played: 1, why: null });
    expect(await asked).toMatchObject({ position: 3 });
  });

  it("waits longer after each failure, up to a limit, and not at all when the service only restarts", async () => {
    FakeSocket.last.tell(snapshot());
    FakeSocket.last.drop(1012);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(799);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(3);
    for (let failure = 0; failure < 10; failure++) {
      FakeSocket.last.drop();
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect(FakeSocket.all).toHaveLength(13);
  });

  it("comes back at once when the network does", () => {
    FakeSocket.last.tell(snapshot());
    dispatchEvent(new Event("offline"));
    expect(line.state).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up a line that has gone silent", async () => {
    FakeSocket.last.tell(snapshot());
    const silent = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(silent.sent.filter((said) => said.do === "ping")).toHaveLength(2);
    expect(line.state).toBe("live");
    await vi.advanceTimersByTimeAsync(15_000);
    expect([line.state, silent.closed]).toEqual(["lost", true]);
  });

  it("hears nothing from a socket it has left", async () => {
    const old = FakeSocket.last;
    old.tell(snapshot());
    old.drop();
    await vi.advanceTimersByTimeAsync(400);
    old.tell(snapshot({ position: 99 }));
    expect(told).toHaveLength(1);
  });

  it("stays closed when the reader leaves", async () => {
    FakeSocket.last.tell(snapshot());
    line.close();
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.closed).toBe(true);
  });
});

describe("a line the service does not want", () => {
  const renewing = (renew: () => Promise<unknown>) => {
    line.close();
    FakeSocket.all = [];
    line = new Connection({ open: () => new FakeSocket(), tell: (one) => told.push(one), renew, random: () => 1 });
  };

  it("without a session gets a new one and comes back, once", async () => {
    const renew = vi.fn(() => Promise.resolve());
    renewing(renew);
    FakeSocket.last.drop(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect([renew.mock.calls.length, FakeSocket.all.length]).toEqual([1, 2]);
    FakeSocket.last.drop(4401);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([line.state, line.ending, FakeSocket.all.length]).toEqual(["ended", "no_session", 2]);
  });

  it("ends when there can be no session", async () => {
    renewing(() => Promise.reject(new Error("nobody knows us")));
    FakeSocket.last.drop(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(line.ending).toBe("no_session");
  });

  it("does not end because the network is away while it wants a new session", async () => {
    let away = true;
    const offline = new ApiError({ code: "offline", rule: null, text: {} }, 0);
    renewing(() => (away ? Promise.reject(offline) : Promise.resolve()));
    FakeSocket.last.drop(4401);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([line.ending, FakeSocket.all.length]).toEqual([null, 2]);
    away = false;
    FakeSocket.last.drop(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect([line.ending, FakeSocket.all.length]).toEqual([null, 3]);
  });

  it("may lose its session again after it has held for a while", async () => {
    const renew = vi.fn(() => Promise.resolve());
    renewing(renew);
    for (let time = 0; time < 3; time++) {
      FakeSocket.last.drop(4401);
      await vi.advanceTimersByTimeAsync(0);
      FakeSocket.last.tell(snapshot());
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect([renew.mock.calls.length, line.state]).toEqual([3, "live"]);
  });

  it("of a table that does not exist ends at once, and nobody waits for an answer", async () => {
    FakeSocket.last.tell(snapshot());
    const asked = line.ask({ do: "pause" });
    FakeSocket.last.drop(4404);
    expect((await asked).is).toBe("refused");
    expect((await line.ask({ do: "resume" })).is).toBe("refused");
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([line.ending, line.waiting, FakeSocket.all.length]).toEqual(["no_table", 0, 1]);
  });

  it.each([
    [4409, "not_opened"],
    [1008, "too_many"],
  ])("with %i is tried slowly, three times", async (code, ending) => {
    FakeSocket.last.drop(code);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.tell(snapshot());
    FakeSocket.last.drop(code);
    await vi.advanceTimersByTimeAsync(15_000);
    FakeSocket.last.drop(code);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([line.ending, FakeSocket.all.length]).toEqual([ending, 3]);
  });

  it("because of a message that is too long does not send it again", async () => {
    FakeSocket.last.tell(snapshot());
    const asked = line.ask({ do: "chat", text: "long" });
    FakeSocket.last.drop(1009);
    expect((await asked).is).toBe("refused");
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.tell(snapshot());
    expect([keys(FakeSocket.last), line.state]).toEqual([[], "live"]);
  });

  it("is given up after some minutes of silence, until somebody looks again", async () => {
    for (let failure = 0; failure < 100; failure++) {
      FakeSocket.last.drop();
      await vi.advanceTimersByTimeAsync(15_000);
    }
    const tried = FakeSocket.all.length;
    expect([line.ending, tried < 60]).toEqual(["unreachable", true]);
    line.again();
    expect(FakeSocket.all).toHaveLength(tried + 1);
    FakeSocket.last.tell(snapshot());
    expect([line.state, line.ending]).toEqual(["live", null]);
  });
});
