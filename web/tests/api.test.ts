import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, setCsrf, whenRenewed } from "$lib/api";

afterEach(() => vi.unstubAllGlobals());

const answering = (response: Response) => {
  const asked = vi.fn((_path: string, _options: RequestInit) => Promise.resolve(response));
  vi.stubGlobal("fetch", asked);
  return asked;
};
const failure = (doing: Promise<unknown>): Promise<ApiError> => doing.then(() => Promise.reject(new Error("no failure")), (error: ApiError) => error);

describe("the service's answers", () => {
  it("are data, or nothing", async () => {
    answering(new Response('{"a":1}'));
    expect(await api.get("/api/x")).toEqual({ a: 1 });
    answering(new Response(""));
    expect(await api.post("/api/x")).toBeNull();
  });

  it("to changes need the token of the session", async () => {
    setCsrf("token");
    const asked = answering(new Response("{}"));
    await api.post("/api/x", { b: 2 });
    expect(asked.mock.calls[0]![1]).toMatchObject({ method: "POST", body: '{"b":2}', headers: { "X-CSRF-Token": "token" } });
    await api.get("/api/x").catch(() => undefined);
    expect(asked.mock.calls[1]![1].headers).not.toHaveProperty("X-CSRF-Token");
  });

  it("that are refusals say why", async () => {
    answering(new Response('{"error":{"code":"table_full","rule":null,"text":{"cs":"Plno."}}}', { status: 409 }));
    const error = await failure(api.post("/api/x"));
    expect([error.status, error.why]).toEqual([409, { code: "table_full", rule: null, text: { cs: "Plno." } }]);
  });

  it("that are no answers at all are failures too", async () => {
    answering(new Response("<html>", { status: 502 }));
    expect((await failure(api.get("/api/x"))).why.code).toBe("broken");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect((await failure(api.get("/api/x"))).why.code).toBe("offline");
  });

  it.each(["bad_csrf", "no_session"])("to whom we were before (%s) are asked for again as whom we are, once", async (code) => {
    setCsrf("old");
    const told: string[] = [];
    whenRenewed((me) => (told.push(me.csrf), setCsrf(me.csrf)));
    const refusal = () => new Response(`{"error":{"code":"${code}"}}`, { status: 403 });
    const good = (path: string, options: RequestInit) => {
      if (path === "/api/session") return new Response('{"csrf":"new"}');
      return new Headers(options.headers).get("X-CSRF-Token") === "new" ? new Response('{"done":1}') : refusal();
    };
    const asked = vi.fn((path: string, options: RequestInit) => Promise.resolve(good(path, options)));
    vi.stubGlobal("fetch", asked);
    expect(await api.post("/api/x")).toEqual({ done: 1 });
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/x", "/api/session", "/api/x"]);

    expect(told).toEqual(["new"]);

    const stubborn = vi.fn((path: string) => Promise.resolve(path === "/api/session" ? new Response('{"csrf":"new"}') : refusal()));
    vi.stubGlobal("fetch", stubborn);
    expect((await failure(api.post("/api/x"))).why.code).toBe(code);
    expect(stubborn).toHaveBeenCalledTimes(3);
  });
});
