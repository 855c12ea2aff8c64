import { setTimeout as sleep } from "node:timers/promises";
import { endpoint } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { text } from "@trilha/contract/core/shapes.ts";
import Fastify from "fastify";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { startTestApp } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  aSuperuser,
  aUser,
  plant,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { refuse } from "../../core/refusal.ts";
import { route } from "../../core/use-case.ts";
import { bindRoutes } from "./bind.ts";

const addBrand = endpoint({
  id: "test.add_brand",
  method: "POST",
  path: "/test/brands",
  summary: "Adds a brand",
  access: "participant",
  module: "always",
  body: z.strictObject({ name: text() }),
  answer: z.strictObject({ id: z.string() }),
  problems: [genericProblems.conflict],
  idempotent: true,
});
const whoAmI = endpoint({
  id: "test.who",
  method: "GET",
  path: "/test/who",
  summary: "Anyone with a session",
  access: "signed_in",
  module: "always",
  reach: "membership",
  answer: z.strictObject({ status: z.nullable(z.string()) }),
});
const openClient = endpoint({
  id: "test.open_client",
  method: "POST",
  path: "/test/clients",
  summary: "A right over the installation",
  access: "clients.create",
  module: "always",
  answer: z.strictObject({ ok: z.boolean() }),
});
const readAudit = endpoint({
  id: "test.audit",
  method: "GET",
  path: "/test/audit",
  summary: "Needs a permission",
  access: "audit.read",
  module: "always",
  answer: z.strictObject({ ok: z.boolean() }),
});

const readFirst = endpoint({
  id: "test.first",
  method: "GET",
  path: "/test/first",
  summary: "Also for who must change the password",
  access: "signed_in",
  module: "always",
  reach: "membership",
  beforeNewPassword: true,
  answer: z.strictObject({ ok: z.boolean() }),
});

const app = useApp({
  routes: [
    route(readFirst, async () => ({ ok: true })),
    route(addBrand, async (call, { body }) =>
      call.write(async (tx) => {
        if (body.name === "taken") return refuse(genericProblems.conflict);
        return tx
          .insertInto("brands")
          .values({ client_id: call.actor.clientId, name: body.name })
          .returning("id")
          .executeTakeFirstOrThrow();
      }),
    ),
    route(whoAmI, async (call) => ({ status: call.actor.status })),
    route(openClient, async () => ({ ok: true })),
    route(readAudit, async () => ({ ok: true })),
  ],
});

describe("an idempotency key", () => {
  const key = () => crypto.randomUUID();
  const brands = (clientId: string) =>
    plant(app, (tx) => tx.selectFrom("brands").select("name").where("client_id", "=", clientId).execute());

  test("makes twenty sendings at once one", async () => {
    const as = await aParticipant(app, await aClient(app));
    const repeat = { as, key: key() };
    const send = () => app.request(addBrand, { body: { name: "Once" } }, repeat);
    const ids = (await Promise.all(Array.from({ length: 20 }, send))).map((reply) => reply.answer.id);
    expect(new Set(ids).size).toBe(1);
    expect(await brands(as.clientId)).toHaveLength(1);
  });

  test("with another body is refused", async () => {
    const as = await aParticipant(app, await aClient(app));
    const repeat = { as, key: key() };
    await app.request(addBrand, { body: { name: "One" } }, repeat);
    const second = await app.request(addBrand, { body: { name: "Two" } }, repeat);
    expect(second.refusal).toBe("409 request.idempotency_key_reused");
    expect(await brands(as.clientId)).toEqual([{ name: "One" }]);
  });

  test("is not used up by a refusal", async () => {
    const as = await aParticipant(app, await aClient(app));
    const repeat = { as, key: key() };
    const first = await app.request(addBrand, { body: { name: "taken" } }, repeat);
    expect(first.refusal).toBe("409 request.conflict");
    const second = await app.request(addBrand, { body: { name: "free" } }, repeat);
    expect(second.status).toBe(200);
  });

  test("belongs to one person", async () => {
    const client = await aClient(app);
    const same = key();
    for (const name of ["A", "B"]) {
      const as = await aParticipant(app, client);
      expect((await app.request(addBrand, { body: { name } }, { as, key: same })).status).toBe(200);
    }
  });

  test("is asked for", async () => {
    const as = await aParticipant(app, await aClient(app));
    const reply = await app.request(
      addBrand,
      { body: { name: "x" } },
      { as, headers: { "idempotency-key": "1" } },
    );
    expect(reply.refusal).toBe("400 request.idempotency_key_missing");
  });
});

describe("who may call", () => {
  test.each([
    ["awaiting_approval", "403 identity.awaiting_approval"],
    ["blocked", "403 identity.blocked"],
  ] as const)("someone %s reaches only what any session may", async (status, refusal) => {
    const as = await aMember(app, { client: await aClient(app), status, roles: ["auditor"] });
    expect((await app.request(whoAmI, {}, { as })).answer.status).toBe(status);
    expect((await app.request(readAudit, {}, { as })).refusal).toBe(refusal);
    expect((await app.request(addBrand, { body: { name: "x" } }, { as })).refusal).toBe(refusal);
  });

  test("someone who is no member of the selected client is refused", async () => {
    const { id } = await aUser(app);
    const as = { userId: id, clientId: (await aClient(app)).id };
    expect((await app.request(readAudit, {}, { as })).refusal).toBe("403 identity.no_access");
  });

  test("a superuser without any client reaches what opens the first, and nothing of a client", async () => {
    const { id } = await aUser(app, { is_superuser: true });
    const as = { userId: id, clientId: null };
    expect((await app.request(openClient, {}, { as })).answer.ok).toBe(true);
    expect((await app.request(readAudit, {}, { as })).refusal).toBe("403 identity.no_access");
    const other = { userId: (await aUser(app)).id, clientId: null };
    expect((await app.request(openClient, {}, { as: other })).refusal).toBe("403 identity.no_access");
  });

  test("a permission decides, and a role that is taken away is felt at once", async () => {
    const client = await aClient(app);
    const as = await aStaffMember(app, client, "auditor");
    expect((await app.request(readAudit, {}, { as })).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ roles: [] }).where("id", "=", as.membershipId).execute(),
    );
    await expect.poll(async () => (await app.request(readAudit, {}, { as })).status).toBe(403);
    expect((await app.request(readAudit, {}, { as })).refusal).toBe("403 request.forbidden");
  });

  test("a session that has ended is no session", async () => {
    const as = await aSuperuser(app, await aClient(app));
    expect((await app.request(readAudit, {}, { as })).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("sessions").set({ ended_at: new Date() }).where("user_id", "=", as.userId).execute(),
    );
    await expect.poll(async () => (await app.request(readAudit, {}, { as })).status).toBe(401);
  });
});

describe("a refusal", () => {
  test("speaks the caller's language and carries the request's id", async () => {
    const client = await aClient(app);
    const as = await aMember(app, { client, user: { locale: "es-ES" } });
    const own = await app.request(addBrand, { body: { name: "" } }, { as });
    expect(own.problem).toMatchObject({
      code: "request.invalid",
      title: "Revisa los campos indicados",
      fields: [{ path: "body.name", code: "required", title: "Completa este campo" }],
    });
    expect(own.headers["content-type"]).toContain("application/problem+json");
    expect(own.headers["x-request-id"]).toBe(own.problem.requestId);
    const reply = await app.request(addBrand, { body: { name: "" } }, { as, locale: "fr-FR" });
    expect(reply.problem.title).toBe("Vérifiez les champs indiqués");
    const guest = await app.request(
      addBrand,
      { body: { name: "" } },
      { headers: { "accept-language": "en-GB" } },
    );
    expect(guest.problem.title).toBe("Sign in to continue");
  });

  test("comes when one person calls too often, with how long to wait", async () => {
    const as = await aParticipant(app, await aClient(app));
    const calls = Array.from({ length: 130 }, (_, index) =>
      app.request(addBrand, { body: { name: `b${index}` } }, { as }),
    );
    const refused = (await Promise.all(calls)).filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("the start", () => {
  const bind = (spec: typeof whoAmI, contract = [spec]) =>
    bindRoutes(Fastify(), app.parts, [route(spec, async () => ({ status: null }))], contract);

  test("is refused for an endpoint without a declared permission", () => {
    expect(() => bind({ ...whoAmI, access: undefined as never })).toThrow("test.who declares no permission");
    expect(() => bind({ ...whoAmI, access: "people.fly" as never })).toThrow(
      "test.who declares no permission",
    );
  });

  test("is refused for a route outside the contract, and an endpoint without a route", () => {
    expect(() => bind(whoAmI, [])).toThrow("test.who is not listed in the contract");
    expect(() => bindRoutes(Fastify(), app.parts, [], [whoAmI])).toThrow("test.who has no route");
  });
});

describe("who must change the password first", () => {
  const mustChange = (wanted: boolean) => ({ user: { must_change_password: wanted } });

  test("is answered only what leads there", async () => {
    const as = await aMember(app, { client: await aClient(app), ...mustChange(true) });
    for (const refused of [whoAmI, readAudit, openClient]) {
      expect((await app.request(refused, {}, { as })).refusal).toBe("403 identity.password_must_change");
    }
    expect((await app.request(readFirst, {}, { as })).status).toBe(200);
  });

  test("is held back in every client, the superuser too", async () => {
    const superuser = await aSuperuser(app, await aClient(app));
    await plant(app, (tx) =>
      tx
        .updateTable("users")
        .set({ must_change_password: true })
        .where("id", "=", superuser.userId)
        .execute(),
    );
    expect((await app.request(openClient, {}, { as: superuser })).refusal).toBe(
      "403 identity.password_must_change",
    );
  });
});

test("work whose caller hung up is done before the app has closed", async () => {
  const started = Promise.withResolvers<void>();
  const reported: string[] = [];
  const slow = route(readFirst, async (call) => {
    started.resolve();
    await sleep(150);
    await call.system.read((tx) => tx.selectFrom("countries").select("code").limit(1).execute());
    reported.push("done");
    return { ok: true };
  });
  const short = await startTestApp({ cluster: inject("cluster"), routes: [slow] });
  const as = await aParticipant(short, await aClient(short));
  const token = await short.tokenFor(as);
  const address = await short.http.listen({ host: "127.0.0.1", port: 0 });
  const hangUp = new AbortController();
  const call = fetch(`${address}${readFirst.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: hangUp.signal,
  });
  await started.promise;
  hangUp.abort();
  await expect(call).rejects.toThrow("aborted");
  await short.stop();
  expect(reported).toEqual(["done"]);
  expect(short.log.takeUnexpected()).toEqual([]);
});
