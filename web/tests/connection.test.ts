import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "$lib/connection.svelte";
import type { Told } from "$lib/wire";
import { FakeSocket, snapshot } from "./fakes";

let told: Told[] = [];
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
    const first = line.ask({ do: "move", seat: 0, position: 1, action: "a" });
    const second = line.ask({ do: "chat", text: "hi" });
    const sent = keys(FakeSocket.last);
    FakeSocket.last.drop();
    expect(line.state).toBe("lost");

    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.tell(snapshot());
    expect(keys(FakeSocket.last)).toEqual(sent);

    FakeSocket.last.tell({ is: "done", key: sent[0]!, position: 2 });
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
    FakeSocket.last.tell({ is: "done", key: key!, position: 3 });
    FakeSocket.last.tell({ is: "done", key: key!, position: 9 });
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
