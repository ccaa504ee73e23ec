import type { Failure, Me, Why } from "./wire";

/** Something the service refused, or could not be asked at all (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly why: Why,
    readonly status: number,
  ) {
    super(why.code);
  }
}

const session = "/api/session";

/** The token of the session (wire.Me), without which nothing may be changed. */
let csrf = "";
export function setCsrf(token: string): void {
  csrf = token;
}

/** Who is told who we are now, when that has changed meanwhile. */
let renewed = (me: Me): void => setCsrf(me.csrf);
export function whenRenewed(tell: (me: Me) => void): void {
  renewed = tell;
}

/** Ask; if we are not who we were (a restored tab, a login or logout in another one), find out who we are and ask again, once. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await askOnce(method, path, body);
  } catch (error) {
    if (path === session || !(error instanceof ApiError) || !["bad_csrf", "no_session"].includes(error.why.code)) throw error;
    renewed(await data<Me>(askOnce("POST", session, {})));
    return askOnce(method, path, body);
  }
}

async function askOnce(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError({ code: "offline", rule: null, text: {} }, 0);
  }
  if (!response.ok) throw new ApiError(await whyOf(response), response.status);
  return response;
}

async function whyOf(response: Response): Promise<Why> {
  try {
    const { error } = (await response.json()) as Failure;
    return { code: error.code, rule: error.rule ?? null, text: error.text ?? {} };
  } catch {
    return { code: response.status === 404 ? "not_found" : "broken", rule: null, text: {} };
  }
}

async function data<T>(response: Promise<Response>): Promise<T> {
  const text = await (await response).text();
  return (text ? JSON.parse(text) : null) as T;
}

/** The service's HTTP answers; whatever is not a success is an ApiError. */
export const api = {
  get: <T>(path: string): Promise<T> => data<T>(ask("GET", path)),
  text: async (path: string): Promise<string> => (await ask("GET", path)).text(),
  post: <T>(path: string, body: unknown = {}): Promise<T> => data<T>(ask("POST", path, body)),
  patch: <T>(path: string, body: unknown): Promise<T> => data<T>(ask("PATCH", path, body)),
  remove: <T>(path: string): Promise<T> => data<T>(ask("DELETE", path)),
};
