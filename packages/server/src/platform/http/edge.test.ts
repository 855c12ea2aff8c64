import { type AddressInfo, connect } from "node:net";
import { endpoint } from "@trilha/contract/core/endpoint.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { useApp } from "../../../test/use-app.ts";
import { route } from "../../core/use-case.ts";

const echo = endpoint({
  id: "test.echo",
  method: "POST",
  path: "/test/echo",
  summary: "Echo",
  access: "public",
  module: "always",
  query: z.strictObject({ q: z.optional(z.string()) }),
  body: z.strictObject({ word: z.optional(z.string()) }),
  answer: z.strictObject({ word: z.string() }),
});
const cached = endpoint({
  id: "test.kept",
  method: "GET",
  path: "/test/kept",
  summary: "Kept",
  access: "public",
  module: "always",
  answer: z.strictObject({ ok: z.boolean() }),
  maxAge: 60,
});
const form = endpoint({
  id: "test.form",
  method: "POST",
  path: "/test/form",
  summary: "Form",
  access: "public",
  module: "always",
  form: true,
  body: z.strictObject({ word: z.string() }),
  answer: z.strictObject({ word: z.string() }),
});

const app = useApp({
  env: { CORS_ORIGINS: "https://friend.example" },
  routes: [
    route(echo, async (_, { body }) => ({ word: body.word ?? "" })),
    route(cached, async () => ({ ok: true })),
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
    ["a broken escape", () => app.http.inject("/%")],
    ["a broken escape of a call", () => app.http.inject("/test/%E0%A4%A")],
    ["a parameter that is too long", () => app.http.inject(`/test/${"x".repeat(5_000)}`)],
    ["a method nobody knows here", () => app.http.inject({ method: "OPTIONS", url: "/test/echo" })],
  ])("carries the guards of a browser: %s", async (_, ask) => {
    const { headers } = await ask();
    expect(headers["content-security-policy"]).toMatch(/script-src '(self|none)';/);
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

describe("what is no HTTP", () => {
  const send = async (bytes: string): Promise<string> => {
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.http.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.end(bytes);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };
  test.each([
    ["no method", "nonsense\r\n\r\n", 400],
    ["a method HTTP does not have", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400],
    ["headers without end", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an address without end", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])("%s is refused with the guards of a browser", async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const guard of [
      "content-security-policy: default-src 'none'",
      "strict-transport-security: max-age=31536000; includeSubDomains",
      "x-content-type-options: nosniff",
      "referrer-policy: no-referrer",
      "permissions-policy: camera=(self)",
    ])
      expect(answer).toContain(guard);
    expect(answer).toContain('"code":"request.malformed"');
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
