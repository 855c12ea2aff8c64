// The kit other tests stand on: what it plants is there, and what must not pass unnoticed does not.
import { endpoint } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { refuse } from "../src/core/refusal.ts";
import { route } from "../src/core/use-case.ts";
import {
  aClient,
  aGroup,
  aMember,
  aParticipant,
  aStaffMember,
  aStore,
  aSuperuser,
  plant,
} from "./builders.ts";
import { TestClock } from "./clock.ts";
import { StrictLog } from "./strict-log.ts";
import { useApp } from "./use-app.ts";

const who = endpoint({
  id: "kit.who",
  method: "POST",
  path: "/kit/:word",
  summary: "Says who is calling",
  access: "participant",
  module: "always",
  params: z.strictObject({ word: z.string() }),
  query: z.strictObject({ times: z.optional(z.string()) }),
  body: z.strictObject({ no: z.optional(z.boolean()) }),
  answer: z.strictObject({
    userId: z.string(),
    roles: z.array(z.string()),
    word: z.string(),
    at: z.string(),
  }),
});

const app = useApp({
  routes: [
    route(who, async (call, { params, body }) => {
      if (body.no) return refuse(genericProblems.conflict);
      if (params.word === "break") throw new Error("the kit broke on purpose");
      const { userId, roles } = call.actor;
      return { userId, roles: [...roles], word: params.word, at: call.now.toISOString() };
    }),
  ],
});

const ask = (word: string, as?: Parameters<typeof app.request>[2], body = {}) =>
  app.request(who, { params: { word }, query: {}, body }, as);

describe("a request", () => {
  test("speaks by endpoint, as whom it says", async () => {
    const client = await aClient(app);
    const auditor = await aStaffMember(app, client, "auditor");
    const { answer } = await ask("a/b", { as: auditor });
    expect(answer).toMatchObject({ userId: auditor.userId, roles: ["auditor"], word: "a/b" });
  });

  test("without anybody is refused", async () => {
    expect((await ask("x")).refusal).toBe(`401 ${genericProblems.notSignedIn.code}`);
  });

  test("shows refusals, and complains when one is taken for an answer", async () => {
    const as = await aParticipant(app, await aClient(app));
    const reply = await ask("x", { as, locale: "fr-FR" }, { no: true });
    expect(reply.problem).toMatchObject({ status: 409, params: {} });
    expect(() => reply.answer).toThrow("kit.who refused with 409");
  });

  test("of a superuser needs no membership", async () => {
    const superuser = await aSuperuser(app, await aClient(app));
    expect((await ask("x", { as: superuser })).answer.userId).toBe(superuser.userId);
  });

  test("meets the clock the test sets", async () => {
    const as = await aParticipant(app, await aClient(app));
    app.clock.set("2031-05-06T07:08:09Z");
    expect((await ask("x", { as })).answer.at).toBe("2031-05-06T07:08:09.000Z");
    app.clock.pass({ days: 1, minutes: 2 });
    expect((await ask("x", { as })).answer.at).toBe("2031-05-07T07:10:09.000Z");
    app.clock.pass({ days: 180 });
    expect((await ask("x", { as })).status).toBe(401);
  });
});

test("an error in the log must be expected", async () => {
  const as = await aParticipant(app, await aClient(app));
  expect((await ask("break", { as })).status).toBe(500);
  expect(app.log.takeUnexpected()).toEqual([expect.stringContaining("the kit broke on purpose")]);
  app.log.expectError(/on purpose/);
  await ask("break", { as });
  expect(app.log.takeUnexpected()).toEqual([]);
});

test("builders fill in what a test does not say", async () => {
  const client = await aClient(app, { has_sales: true, branding: { default_locale: "fr-FR" } });
  const store = await aStore(app, client, { city: "Recife" });
  const seller = await aMember(app, {
    client,
    user: { first_name: "Zoé" },
    store_id: store.id,
    retailer_id: store.retailerId,
  });
  const group = await aGroup(app, client, seller);
  const rows = await plant(app, (tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("membership_groups as g", "g.membership_id", "m.id")
      .innerJoin("client_branding as l", "l.client_id", "m.client_id")
      .select(["m.sort_name", "m.status", "g.group_id", "l.default_locale"])
      .where("m.client_id", "=", client.id)
      .execute(),
  );
  expect(rows).toEqual([
    { sort_name: "Zoé Silva", status: "active", group_id: group.id, default_locale: "fr-FR" },
  ]);
});

test("what leaves is recorded, and an outage can be had", async () => {
  const mail = { id: "1", to: "ana@example.com", subject: "Olá", text: "…" };
  app.outside.nextDeliveries("throw", { sent: false, rejected: "no such address" });
  await expect(app.outside.mail.send(mail)).rejects.toThrow("out of reach");
  expect(await app.outside.mail.send(mail)).toEqual({ sent: false, rejected: "no such address" });
  await app.outside.mail.send(mail);
  expect(app.outside.mails).toEqual([mail]);
});

describe("on its own", () => {
  test("the clock runs until it is set, and again after reset", () => {
    const clock = new TestClock();
    clock.pass({ hours: 1 });
    expect(clock.now().getTime()).toBeGreaterThan(Date.now() + 3_599_000);
    clock.reset();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  });

  test("the strict log forgets after it was asked", () => {
    const strict = new StrictLog();
    strict.log.error("lost");
    expect(strict.takeUnexpected()).toEqual([expect.stringContaining("lost")]);
    expect(strict.takeUnexpected()).toEqual([]);
  });
});
