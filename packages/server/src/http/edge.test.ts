import { endpoint } from "@trilha/contract/kernel/endpoint.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { useApp } from "../../test/use-app.ts";
import { route } from "./bind.ts";

const echo = endpoint({
  id: "test.echo",
  method: "POST",
  path: "/test/echo",
  summary: "Echo",
  access: "public",
  query: z.strictObject({ q: z.optional(z.string()) }),
  body: z.strictObject({ word: z.optional(z.string()) }),
  answer: z.strictObject({ word: z.string() }),
});
const kept = endpoint({
  id: "test.kept",
  method: "GET",
  path: "/test/kept",
  summary: "Kept",
  access: "public",
  answer: z.strictObject({ ok: z.boolean() }),
  maxAge: 60,
});
const form = endpoint({
  id: "test.form",
  method: "POST",
  path: "/test/form",
  summary: "Form",
  access: "public",
  form: true,
  body: z.strictObject({ word: z.string() }),
  answer: z.strictObject({ word: z.string() }),
});

const app = useApp({
  env: { CORS_ORIGINS: "https://friend.example" },
  routes: [
    route(echo, async (_, { body }) => ({ word: body.word ?? "" })),
    route(kept, async () => ({ ok: true })),
    route(form, async (_, { body }) => ({ word: body.word })),
  ],
});

const json = { "content-type": "application/json" };
const post = (headers: Record<string, string>, payload = "{}", url = "/test/echo") =>
  app.http.inject({ method: "POST", url, headers: { ...json, ...headers }, payload });

describe("every answer", () => {
  test.each([
    ["a page that is not there", () => app.http.inject("/nowhere")],
    ["an answer", () => post({})],
    ["a refusal", () => post({}, '{"x":1}')],
    ["a body that is too large", () => post({}, JSON.stringify({ word: "x".repeat(70_000) }))],
    ["a malformed body", () => post({}, "{")],
  ])("carries the guards of a browser: %s", async (_, ask) => {
    const { headers } = await ask();
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["content-security-policy"]).toContain("object-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("microphone=()");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});

describe("what cannot be read is refused before anything looks", () => {
  test.each([
    ["malformed JSON", () => post({}, "{"), 400, "request.malformed"],
    ["a prototype in the body", () => post({}, '{"__proto__":{"x":1}}'), 400, "request.malformed"],
    [
      "a constructor in the body",
      () => post({}, '{"constructor":{"prototype":{"x":1}}}'),
      400,
      "request.malformed",
    ],
    ["a NUL in the address", () => post({}, "{}", "/test/echo?q=a%00b"), 400, "request.malformed"],
    ["a query key twice", () => post({}, "{}", "/test/echo?q=a&q=b"), 400, "request.malformed"],
    ["a broken escape", () => post({}, "{}", "/test/%E0%A4%A"), 400, "request.malformed"],
    ["plain text", () => post({ "content-type": "text/plain" }), 415, "request.unsupported_type"],
    [
      "a form where JSON belongs",
      () => post({ "content-type": "application/x-www-form-urlencoded" }, "word=a"),
      415,
      "request.unsupported_type",
    ],
    ["JSON where a form belongs", () => post({}, "{}", "/test/form"), 415, "request.unsupported_type"],
    ["70 kB", () => post({}, JSON.stringify({ word: "x".repeat(70_000) })), 413, "request.too_large"],
    ["an unknown query key", () => post({}, "{}", "/test/echo?z=1"), 422, "request.invalid"],
  ])("%s", async (_, ask, status, code) => {
    const reply = await ask();
    expect([reply.statusCode, reply.json().code ?? reply.json().error]).toEqual([status, code]);
  });
});

describe("a state change", () => {
  const own = { host: "trilha.example" };
  test.each([
    ["from our own page", { ...own, origin: "https://trilha.example" }, 200],
    ["from a listed origin", { ...own, origin: "https://friend.example" }, 200],
    ["from no page at all", own, 200],
    ["from another site", { ...own, origin: "https://evil.example" }, 403],
    ["from a sandboxed frame", { ...own, origin: "null" }, 403],
    ["from a look-alike", { ...own, origin: "https://trilha.example.evil.example" }, 403],
    ["told by the browser to be from another site", { ...own, "sec-fetch-site": "cross-site" }, 403],
  ])("%s answers %s", async (_, headers, status) => {
    expect((await post(headers)).statusCode).toBe(status);
  });

  test("is not opened to strangers by CORS, and never by reflection", async () => {
    const preflight = (origin: string) =>
      app.http.inject({
        method: "OPTIONS",
        url: "/test/echo",
        headers: { origin, "access-control-request-method": "POST" },
      });
    expect((await preflight("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
    expect((await preflight("https://friend.example")).headers["access-control-allow-origin"]).toBe(
      "https://friend.example",
    );
  });
});

test("a read that may be kept is revalidated without being sent again", async () => {
  const first = await app.http.inject("/test/kept");
  expect(first.headers["cache-control"]).toBe("public, max-age=60, must-revalidate");
  const second = await app.http.inject({
    url: "/test/kept",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect([second.statusCode, second.body]).toEqual([304, ""]);
});

test("what is private is never kept", async () => {
  expect((await post({})).headers["cache-control"]).toBe("no-store");
});
