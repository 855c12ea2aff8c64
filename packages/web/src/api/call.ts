import type { Answer, EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import { authority } from "./authority.ts";
import { isRefused, problemFrom, Refused } from "./problem.ts";
import { pause, restoration, waitBeforeRepeat } from "./repeat.ts";
import { addressOf, requestOf } from "./request.ts";

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** For a write that is tried again by hand: the same key as the first time. */
  readonly key?: string | undefined;
};

type Arguments<Spec extends EndpointSpec> =
  Record<never, never> extends Request<Spec>
    ? [input?: Request<Spec>, options?: Options]
    : [input: Request<Spec>, options?: Options];

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/**
 * Calls an endpoint of the contract. Throws `Refused` and nothing else. A 401 is given to the session, which refreshes once
 * for everybody; the call is then repeated with the same idempotency key. During an outage what may be repeated without
 * harm is: reads, and writes that carry a key, with the same one.
 */
export async function call<const Spec extends EndpointSpec>(
  endpoint: Spec,
  ...[input = {} as Request<Spec>, { signal, key = crypto.randomUUID() } = {}]: Arguments<Spec>
): Promise<Answer<Spec>> {
  const harmless = endpoint.method === "GET" || endpoint.idempotent === true;
  let settle: (() => void) | undefined;
  try {
    for (let tried = 0; ; tried += 1) {
      try {
        return await callOnce(endpoint, input as Request<Spec>, { signal, key });
      } catch (error) {
        if (!isRefused(error) || !harmless || navigator.onLine === false) throw error;
        const wait = waitBeforeRepeat(error, tried);
        if (wait === undefined) throw error;
        // One lost packet is not worth a word.
        if (error.status !== 0 || tried > 0) settle ??= restoration.begin();
        await pause(wait, signal);
      }
    }
  } finally {
    settle?.();
  }
}

async function callOnce<Spec extends EndpointSpec>(
  endpoint: Spec,
  input: Request<Spec>,
  { signal, key }: Options,
): Promise<Answer<Spec>> {
  const who = authority();
  const address = addressOf(endpoint, input);
  const bearing = endpoint.access !== "public" && endpoint.access !== "app";

  for (let attempt = 0; ; attempt += 1) {
    const identity = await who.identity(endpoint.access);
    // Asked by a page that is being left: nobody is here for whom to ask.
    if (bearing && !identity.bearer) throw new Refused({ code: "session.ended", status: 401, title: "" });
    const request = requestOf(endpoint, input, identity, who.locale(), key);
    let response: Response;
    try {
      response = await fetch(address, { ...request, signal: signal ?? null, credentials: "omit" });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Refused({ code: "device.offline", status: 0, title: who.words("offline") });
    }
    if (response.status === 401 && bearing && (await who.rejected(identity.bearer ?? "", attempt > 0)))
      continue;
    const body = await bodyOf(response);
    if (response.ok) return body as Answer<Spec>;
    const problem = problemFrom(response.status, body, (name) => response.headers.get(name));
    if (!problem.message) problem.message = who.words("unexpected");
    throw problem;
  }
}
