import { endpoint } from "@trilha/contract/core/endpoint.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { actFor } from "./authority.ts";
import { call } from "./call.ts";
import { pause, restoration, waitBeforeRepeat } from "./repeat.ts";

const answer = z.strictObject({ ok: z.boolean() });
const shared = {
  path: "/api/things",
  summary: "Things",
  access: "participant",
  module: "always",
  answer,
} as const;
const read = endpoint({ ...shared, id: "test.read", method: "GET" });
const writeOnce = endpoint({ ...shared, id: "test.write_once", method: "POST", idempotent: true });
const write = endpoint({ ...shared, id: "test.write", method: "POST" });

const requests: Request[] = [];
/** Answers in turn; the last one stays. */
function answering(...replies: (Response | Error)[]): void {
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    requests.push(new Request(new URL(address, "https://trilha.example"), init));
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Response) return reply.clone();
    throw reply;
  });
}
const fine = () => Response.json({ ok: true });
const away = (code = "service.unavailable") =>
  Response.json(
    { code, status: 503, title: "away", params: { seconds: 5 } },
    { status: 503, headers: { "retry-after": "5" } },
  );
const noNetwork = () => new TypeError("Failed to fetch");

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  actFor({
    identity: async () => ({ bearer: "b", app: undefined }),
    locale: () => "en-US",
    rejected: async () => false,
    words: (kind) => kind,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a call during an outage", () => {
  it.each([
    ["a 503 with a time to wait", away],
    ["no answer at all", noNetwork],
  ])("is repeated by itself when it reads, and says so meanwhile: %s", async (_, fault) => {
    answering(fault(), fault(), fine());
    const result = call(read);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(restoration.isUnderWay()).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(result).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(3);
    expect(restoration.isUnderWay()).toBe(false);
  });

  it("is repeated with the same key when it writes once", async () => {
    answering(away(), noNetwork(), fine());
    const result = call(writeOnce);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(result).resolves.toEqual({ ok: true });
    expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
    expect(requests).toHaveLength(3);
  });

  it("is not repeated when a repeat could do it twice", async () => {
    answering(away());
    await expect(call(write)).rejects.toMatchObject({ code: "service.unavailable", retryAfter: 5 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["a full disk", away("service.disk_full")],
    ["maintenance", away("service.under_maintenance")],
    ["a proxy's page without a time to wait", new Response("<h1>Bad gateway</h1>", { status: 503 })],
    ["an error of the server", Response.json({ code: "service.unexpected" }, { status: 500 })],
  ])("is answered at once by %s", async (_, reply) => {
    answering(reply);
    await expect(call(read)).rejects.toMatchObject({ status: reply.status });
    expect(requests).toHaveLength(1);
  });

  it("gives up in the end, and when its page is left", async () => {
    answering(away());
    const given = call(read).catch((error) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await given).toMatchObject({ code: "service.unavailable" });
    expect(requests).toHaveLength(9);
    expect(restoration.isUnderWay()).toBe(false);

    const leaving = new AbortController();
    const left = call(read, {}, { signal: leaving.signal }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect((await left).name).toBe("AbortError");
    expect(restoration.isUnderWay()).toBe(false);
  });
});

describe("the wait before a repeat", () => {
  it("doubles without an answer, follows Retry-After with one, and spreads by half", () => {
    const gone = { status: 0, code: "device.offline", retryAfter: undefined };
    const waits = [0, 1, 2, 3, 4].map((tried) => waitBeforeRepeat(gone, tried, () => 0));
    expect(waits).toEqual([400, 800, 1_600, 3_200, undefined]);
    const busy = { status: 503, code: "service.busy", retryAfter: 2 };
    expect([waitBeforeRepeat(busy, 0, () => 0), waitBeforeRepeat(busy, 0, () => 1)]).toEqual([2_000, 3_000]);
    expect(waitBeforeRepeat({ ...busy, retryAfter: 3_600 }, 0, () => 0)).toBe(15_000);
  });

  it("ends at once for who has left already", async () => {
    await expect(pause(1_000, AbortSignal.abort())).rejects.toThrow();
  });
});
