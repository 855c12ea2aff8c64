// While PostgreSQL is away, overloaded or out of room, and while the app stops, callers get a 503 with a time to wait.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { endpoint } from "@trilha/contract/core/endpoint.ts";
import Fastify from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { aClient, aParticipant, type Member } from "../../../test/builders.ts";
import { DatabaseLink } from "../../../test/database-link.ts";
import { useApp } from "../../../test/use-app.ts";
import { portfolioPages } from "../../content/portfolio/index.ts";
import { route } from "../../core/use-case.ts";
import { addWebApp } from "./web-app.ts";

const link = new DatabaseLink();
const app = useApp({ through: link.open, env: { DATABASE_POOL_SIZE: "2" } });

const warnings = () => app.log.lines.filter(({ msg }) => msg?.startsWith("the database cannot serve")).length;

describe("while PostgreSQL is away", () => {
  let somebody: Member;
  beforeAll(async () => {
    somebody = await aParticipant(app, await aClient(app));
    await app.tokenFor(somebody);
    await link.cut();
  });
  afterAll(() => link.mend());

  test.each([
    ["pt-BR", "O serviço está sendo restabelecido. Tente de novo em 5 s"],
    ["en-US", "The service is being restored. Try again in 5 s"],
    ["es-ES", "El servicio se está restableciendo. Inténtalo de nuevo en 5 s"],
    ["fr-FR", "Le service est en cours de rétablissement. Réessayez dans 5 s"],
  ])("a call answers 503 with a time to wait: %s", async (locale, title) => {
    const reply = await app.http.inject({
      url: "/api/session",
      headers: { authorization: `Bearer ${await app.tokenFor(somebody)}`, "accept-language": locale },
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({
      "retry-after": "5",
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(reply.json()).toMatchObject({ code: "service.unavailable", params: { seconds: 5 }, title });
  });

  test("the token endpoint says so as RFC 6749 has it, and ends no session", async () => {
    const { problem, headers, status } = await app.request(token, {
      body: { grant_type: "password", username: "ana", password: "correct horse" },
    } as never);
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(problem).toMatchObject({ error: "temporarily_unavailable", code: "service.unavailable" });
  });

  test("a page the server draws is the bare app with 503, which asks again by itself", async () => {
    const folder = mkdtempSync(join(tmpdir(), "trilha-shell-"));
    writeFileSync(join(folder, "index.html"), '<html lang="pt-BR"><title>x</title><div id="root"></div>');
    const web = Fastify();
    await addWebApp(web, app.parts, folder, portfolioPages(app.parts));
    const reply = await web.inject({ url: "/portfolio", headers: { host: "client.example" } });
    expect([reply.statusCode, reply.headers["retry-after"], reply.headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(reply.body).toContain('<div id="root">');
    await web.close();
    rmSync(folder, { recursive: true });
  });

  test("a crowd of callers is one warning, and no incident", async () => {
    const before = warnings();
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    const headers = { authorization: `Bearer ${await app.tokenFor(somebody)}` };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.http.inject({ url: "/api/session", headers })),
    );
    expect(replies.every(({ statusCode }) => statusCode === 503)).toBe(true);
    expect(warnings() - before).toBeLessThanOrEqual(1);
  });
});

test("is served again as soon as PostgreSQL is back, without a restart", async () => {
  const somebody = await aParticipant(app, await aClient(app));
  await expect
    .poll(async () => (await app.request(readSession, {}, { as: somebody })).status, { timeout: 10_000 })
    .toBe(200);
});

test("a pool whose connections are all taken answers 503 busy", async () => {
  const somebody = await aParticipant(app, await aClient(app));
  await app.tokenFor(somebody);
  const held = [await app.parts.db.pool.connect(), await app.parts.db.pool.connect()];
  const reply = await app.request(readSession, {}, { as: somebody });
  for (const client of held) client.release();
  expect([reply.status, reply.headers["retry-after"], reply.problem?.code]).toEqual([
    503,
    "2",
    "service.busy",
  ]);
}, 20_000);

describe("what PostgreSQL refuses", () => {
  const failing = endpoint({
    id: "test.failing",
    method: "GET",
    path: "/test/failing",
    summary: "Fails",
    access: "public",
    module: "always",
    query: z.strictObject({ state: z.string() }),
    answer: z.strictObject({ ok: z.boolean() }),
  });
  const small = useApp({
    routes: [
      route(failing, async (call, { query }) => {
        const raised = sql`do $$ begin raise exception 'x' using errcode = ${sql.lit(query.state)}; end $$`;
        await call.system.read((tx) => raised.execute(tx));
        return { ok: true };
      }),
    ],
  });

  test.each([
    ["53300", "service.busy", "2"],
    ["55P03", "service.busy", "2"],
    ["57014", "service.busy", "2"],
    ["40001", "service.busy", "2"],
    ["57P03", "service.unavailable", "5"],
    ["53100", "service.disk_full", "60"],
  ])("%s answers 503 %s", async (state, code, seconds) => {
    const reply = await small.request(failing, { query: { state } });
    expect([reply.status, reply.problem?.code, reply.headers["retry-after"]]).toEqual([503, code, seconds]);
  });

  test("§messages#generic an error of ours stays an incident; of a read, in its words", async () => {
    small.log.expectError(/request failed/);
    const reply = await small.request(failing, { query: { state: "22003" } });
    expect([reply.status, reply.problem?.code]).toEqual([500, "service.load_failed"]);
  });
});

describe("while the app stops", () => {
  let enter: () => void;
  let leave: () => void;
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const slow = endpoint({
    id: "test.slow",
    method: "GET",
    path: "/test/slow",
    summary: "Slow",
    access: "public",
    module: "always",
    answer: z.strictObject({ ok: z.boolean() }),
  });
  const small = useApp({
    routes: [
      route(slow, async () => {
        enter();
        await left;
        return { ok: true };
      }),
    ],
  });

  test("a connection that was kept gets what it asked for, and then a problem, a time to wait and its end", async () => {
    await small.http.listen({ port: 0 });
    const { port } = small.http.server.address() as { port: number };
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (bytes) => {
      text += String(bytes);
    });
    const ask = () => socket.write("GET /test/slow HTTP/1.1\r\nHost: x\r\n\r\n");
    ask();
    await entered;
    const closed = small.http.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    ask();
    await new Promise((resolve) => setTimeout(resolve, 50));
    leave();
    await once(socket, "close");
    await closed;
    const [first, second] = text.split(/(?=HTTP\/1\.1 503)/);
    expect(first).toContain("HTTP/1.1 200");
    expect(second).toMatch(/retry-after: 2\r\n/i);
    expect(second).toMatch(/connection: close\r\n/i);
    expect(second).toMatch(/content-type: application\/problem\+json/i);
    expect(second).toContain('"code":"service.unavailable"');
  });
});
