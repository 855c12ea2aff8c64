import { readModuleWork, readOfficeHome } from "@trilha/contract/home/office/endpoints.ts";
import { queueShown } from "@trilha/contract/home/office/limits.ts";
import { type OfficeQueue, officeQueues, setUpSteps } from "@trilha/contract/home/office/states.ts";
import type { Role } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aProduct,
  aStaffMember,
  aStore,
  aSuperuser,
  type Client,
  plant,
} from "../../../test/builders.ts";
import { anAwardBatch } from "../../../test/builders-adjustments.ts";
import { aCampaign, anEnrolled, around } from "../../../test/builders-campaigns.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { aReview } from "../../../test/builders-levels.ts";
import { aBareOrder } from "../../../test/builders-orders.ts";
import { aReward, aStockCorrection } from "../../../test/builders-rewards.ts";
import { aText } from "../../../test/builders-texts.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
const read = async (as: Caller, locale?: string) =>
  (await app.request(readOfficeHome, {}, { as, ...(locale && { locale }) })).answer;
const counts = async (as: Caller) =>
  Object.fromEntries((await read(as)).queues.map(({ queue, count }) => [queue, count]));

/** Claims of a person before the auditors. */
const queueUp = (
  client: Client,
  userId: string,
  { times = 1, notBy = null, at = app.clock.now() }: { times?: number; notBy?: string | null; at?: Date },
) =>
  plant(app, (tx) =>
    sql`insert into audit_queue (client_id, subject_type, subject_id, store_id, user_id, campaign_id, priority, not_by, queued_at)
      select ${client.id}, 'claim', uuidv7(), uuidv7(), ${userId}, uuidv7(), 1, ${notBy}, ${at}::timestamptz
      from generate_series(1, ${times})`.execute(tx),
  );

const aRequest = (client: Client, number: number, dueOn: string) =>
  plant(app, (tx) =>
    tx
      .insertInto("support_requests")
      .values({
        ...{ client_id: client.id, number, name: "Ana", answer_to: "ana@example.com", topic: "points" },
        ...{ message: "x", locale: "pt-BR", created_at: app.clock.now(), due_on: dueOn },
      })
      .execute(),
  );

/** Queues each role works on. */
const queuesOf = {
  instructor: ["essays"],
  program_administrator: officeQueues,
  auditor: ["audit", "levels"],
  moderator: [],
} satisfies Partial<Record<Role, readonly OfficeQueue[]>>;

describe("§interface#office-home", () => {
  test.each(Object.entries(queuesOf))(
    "a %s sees the queues their rights open, and no other",
    async (role, open) => {
      const staff = await aStaffMember(app, await aClient(app), role as Role);
      expect(Object.keys(await counts(staff))).toEqual(open);
    },
  );

  test("participants have no office, nor a role without a page in it", async () => {
    const client = await aClient(app);
    for (const as of [await aParticipant(app, client), await aStaffMember(app, client, "survey_owner")])
      expect((await app.request(readOfficeHome, {}, { as })).refusal).toBe("403 request.forbidden");
  });

  test("a queue of a module that is off is not there", async () => {
    const client = await aClient(app, { has_reward_store: false, has_sales: false, has_photos: false });
    const seen = Object.keys(await counts(await aSuperuser(app, client)));
    expect(officeQueues.filter((queue) => !seen.includes(queue))).toEqual([
      ...["audit", "orders", "parcels", "corrections"],
    ]);
  });

  test("counts hold what this person may work on, of this client", async () => {
    const [client, foreign] = [await aClient(app), await aClient(app)];
    const campaign = await aCampaign(app, client);
    const boss = await aStaffMember(app, client, "program_administrator");
    const second = await aStaffMember(app, client, "program_administrator");
    const seller = await anEnrolled(app, client, campaign);
    const reward = await aReward(app, client);
    for (const place of [client, client, foreign])
      await aMember(app, { client: place, status: "awaiting_approval" });
    await queueUp(client, seller.userId, { times: 2 });
    await queueUp(client, boss.userId, {});
    await queueUp(client, seller.userId, { notBy: boss.userId });
    await queueUp(foreign, seller.userId, { times: 5 });
    for (const owner of [seller, boss]) await aBareOrder(app, client, campaign, owner);
    await aReview(app, seller, campaign);
    await aReview(app, await anEnrolled(app, client, campaign), campaign, {
      ...{ state: "under_review", lookedBy: boss.userId },
    });
    await anAwardBatch(app, second, campaign);
    await aStockCorrection(app, boss, reward);
    await aRequest(client, 1, "2030-01-01");
    const nothing = Object.fromEntries(officeQueues.map((queue) => [queue, 0]));
    expect(await counts(boss)).toEqual({
      ...{ ...nothing, registrations: 2, audit: 2, orders: 1, levels: 1, support: 1, proposals: 1 },
    });
    expect(await counts(second)).toEqual({
      ...{ ...nothing, registrations: 2, audit: 4, orders: 2, levels: 2, support: 1, corrections: 1 },
    });
  });

  test("counting stops, and says since when the oldest waits", async () => {
    const client = await aClient(app);
    const auditor = await aStaffMember(app, client, "auditor");
    const seller = await aParticipant(app, client);
    const since = new Date(app.clock.now().getTime() - 3 * 86_400_000);
    await queueUp(client, seller.userId, { times: queueShown });
    await queueUp(client, seller.userId, { at: since });
    expect((await read(auditor)).queues[0]).toEqual({
      ...{ queue: "audit", count: queueShown, more: true, oldest: since.toISOString() },
    });
  });

  test("dates of the next days stand in their order, what is late first", async () => {
    const client = await aClient(app);
    const boss = await aStaffMember(app, client, "program_administrator");
    const now = app.clock.now();
    const today = now.toISOString().slice(0, 10);
    await aCampaign(app, client, { days: { ...around(now), beginsOn: today }, state: "draft" });
    await aCampaign(app, client, { days: around(now), state: "running" });
    await aRequest(client, 7, "2020-01-01");
    await aRequest(client, 8, "2090-01-01");
    const { due } = await read(boss);
    expect(due.map(({ kind, number }) => [kind, number])).toEqual([
      ["support", 7],
      ["campaign_unready", null],
    ]);
    expect(due[1]?.title).not.toBe("");
    expect((await read(await aStaffMember(app, client, "moderator"))).due).toEqual([]);
  });

  test("failures are spoken of where there are any", async () => {
    const client = await aClient(app);
    const boss = await aStaffMember(app, client, "program_administrator");
    expect((await read(boss)).troubles).toEqual([]);
    await plant(app, (tx) =>
      tx
        .insertInto("outbox_messages")
        .values(
          (["dead", "failed", "sent"] as const).map((state) => ({
            ...{ client_id: client.id, channel: "mail" as const, recipient: "a@example.com", template: "x" },
            ...{ locale: "pt-BR", body_text: "x", state, created_at: new Date() },
          })),
        )
        .execute(),
    );
    expect((await read(boss)).troubles).toMatchObject([{ trouble: "lost_messages", count: 1, more: false }]);
    expect((await read(await aStaffMember(app, client, "auditor"))).troubles).toEqual([]);
  });

  test("the set-up of a client follows from what is there, for whoever sets it up", async () => {
    const client = await aClient(app);
    const boss = await aStaffMember(app, client, "program_administrator");
    const done = async () =>
      ((await read(boss)).setUp ?? []).filter((one) => one.done).map(({ step }) => step);
    expect((await read(boss)).setUp?.map(({ step }) => step)).toEqual(setUpSteps);
    expect(await done()).toEqual([]);
    await aText(app, client, "terms");
    expect(await done()).toEqual([]);
    await aText(app, client, "privacy");
    await aStore(app, client, { name: "Loja Sé" });
    await aParticipant(app, client);
    expect(await done()).toEqual(["texts", "stores", "people"]);
    await aProduct(app, client);
    await aCourse(app, client);
    await aCampaign(app, client);
    await aReward(app, client, { state: "published" });
    await plant(app, (tx) =>
      tx
        .updateTable("client_branding")
        .set({ logos: JSON.stringify({ light: "x" }) })
        .where("client_id", "=", client.id)
        .execute(),
    );
    expect(await done()).toEqual(setUpSteps);
    expect((await read(await aStaffMember(app, client, "auditor"))).setUp).toBeNull();
  });

  test("steps of modules that are off are not asked for", async () => {
    const off = { has_courses: false, has_trails: false, has_reward_store: false };
    const boss = await aStaffMember(app, await aClient(app, off), "program_administrator");
    expect((await read(boss)).setUp?.map(({ step }) => step)).toEqual(
      setUpSteps.filter((step) => step !== "courses" && step !== "rewards"),
    );
  });
});

describe("§roles#module-access what stands still when a module is switched off", () => {
  const work = (as: Caller, client: Client) =>
    app.request(readModuleWork, { params: { id: client.id } }, { as });

  test("is counted by module, for who configures the client, and for nobody else", async () => {
    const [client, foreign] = [await aClient(app), await aClient(app)];
    const administrator = await aStaffMember(app, client, "program_administrator");
    const person = await aParticipant(app, client);
    await queueUp(client, person.userId, { times: 2 });
    const course = await aCourse(app, client);
    await enrolled(app, person, course, { state: "in_progress" });
    expect((await work(administrator, client)).answer.items).toEqual([
      { work: "audit", modules: ["has_sales", "has_photos"], count: 2, more: false },
      { work: "courses", modules: ["has_courses"], count: 1, more: false },
    ]);
    expect((await work(await aSuperuser(app, foreign), client)).answer.items).toHaveLength(2);
    expect((await work(administrator, foreign)).refusal).toBe("404 request.not_found");
    expect((await work(person, client)).refusal).toBe("403 request.forbidden");
    expect((await work(await aStaffMember(app, client, "auditor"), client)).refusal).toBe(
      "403 request.forbidden",
    );
  });

  test("of a module that is off already nothing is told", async () => {
    const client = await aClient(app, { has_sales: false, has_photos: false });
    await queueUp(client, (await aParticipant(app, client)).userId, {});
    expect(
      (await work(await aStaffMember(app, client, "program_administrator"), client)).answer.items,
    ).toEqual([]);
  });
});
