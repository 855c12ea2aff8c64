import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClock } from "../../../test/clock.ts";
import { StrictLog } from "../../../test/strict-log.ts";
import { addWebApp } from "./web-app.ts";

const folder = mkdtempSync(join(tmpdir(), "web-app-"));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  for (const name of [
    "picture-worker-Ab_1-x.js",
    "picture-worker-pdf-Ab1.js",
    "picture-worker-Ab_1-x.js.br",
    "document-worker-Ab1.js",
    "index-Ab1.js",
  ]) {
    writeFileSync(join(folder, "assets", name), "0");
  }
  app.addHook("onRequest", async (_, reply) => {
    reply.header(
      "content-security-policy",
      "default-src 'none'; script-src 'self'; worker-src 'self'; frame-ancestors 'none'",
    );
  });
  await addWebApp(app, { log: new StrictLog().log, clock: new TestClock() }, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const scriptsOf = async (url: string, encoding = "identity") => {
  const { headers, statusCode } = await app.inject({ url, headers: { "accept-encoding": encoding } });
  expect(statusCode).toBe(200);
  return String(headers["content-security-policy"]).match(/script-src [^;]*/)?.[0];
};

test.each([
  ["/assets/picture-worker-Ab_1-x.js", "br"],
  ["/assets/picture-worker-Ab_1-x.js", "identity"],
  ["/assets/picture-worker-pdf-Ab1.js", "identity"],
  ["/assets/document-worker-Ab1.js", "identity"],
])("a worker that reads codes or documents may compile WebAssembly: %s, %s", async (url, encoding) => {
  expect(await scriptsOf(url, encoding)).toBe("script-src 'self' 'wasm-unsafe-eval'");
});

test.each(["/", "/sales", "/assets/index-Ab1.js"])("nothing else may: %s", async (url) => {
  expect(await scriptsOf(url)).toBe("script-src 'self'");
});

test("§learning#player the player's preview may be framed by our own pages, and no other page by anybody", async () => {
  const ancestorsOf = async (url: string) =>
    String((await app.inject({ url })).headers["content-security-policy"]).match(
      /frame-ancestors [^;]*/,
    )?.[0];
  expect(await ancestorsOf("/admin/courses/a/preview/activities/3?framed=1")).toBe("frame-ancestors 'self'");
  for (const url of [
    "/",
    "/admin/courses/a/preview",
    "/courses/a/activities/3",
    "/x/admin/courses/a/preview/activities/3",
  ])
    expect(await ancestorsOf(url)).toBe("frame-ancestors 'none'");
});
