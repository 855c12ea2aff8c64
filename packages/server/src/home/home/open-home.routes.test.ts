import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { openHome, readHome } from "@trilha/contract/home/home/endpoints.ts";
import { readNext } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { askDaily } from "@trilha/contract/learning/practice/endpoints.ts";
import { listCampaigns } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { readMyLevel } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aTestCourse } from "../../../test/builders-attempts.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { enrolled } from "../../../test/builders-courses.ts";
import { tripsOf } from "../../../test/trips.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
const open = (as: Caller) => app.request(openHome, {}, { as });

/** Seller of a running campaign who has finished a test, so that a question can be asked, and is in a second client. */
async function learnedSeller(client: Client): Promise<Member> {
  const seller = await anEnrolled(app, client, await aCampaign(app, client));
  const { course } = await aTestCourse(app, client);
  await enrolled(app, seller, course, { finished: course.activities });
  const other = await aClient(app);
  await plant(app, (tx) =>
    tx
      .insertInto("memberships")
      .values({ client_id: other.id, user_id: seller.userId, status: "active", country: "BR" })
      .execute(),
  );
  return seller;
}

/** Transactions begun by this work. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = app.parts.db;
  const connect = pool.connect.bind(pool);
  let begun = 0;
  pool.connect = (() => {
    begun += 1;
    return connect();
  }) as typeof pool.connect;
  try {
    await work();
  } finally {
    pool.connect = connect;
  }
  return begun;
}

describe("§routes#screen-home the opening", () => {
  test("answers what each address answers by itself, the person's other clients among it", async () => {
    const seller = await learnedSeller(await aClient(app));
    const { answer } = await open(seller);
    const alone = {
      session: (await app.request(readSession, {}, { as: seller })).answer,
      home: (await app.request(readHome, {}, { as: seller })).answer,
      day: (await app.request(askDaily, {}, { as: seller })).answer,
      next: (await app.request(readNext, {}, { as: seller })).answer,
      drills: null,
      campaigns: (await app.request(listCampaigns, { query: { previous: "false" } }, { as: seller })).answer,
      level: (await app.request(readMyLevel, { query: {} }, { as: seller })).answer,
    } satisfies Answer<typeof openHome>;
    expect(answer).toEqual({ ...alone, session: { ...alone.session, lastEvent: answer.session.lastEvent } });
    expect(answer.session.clients).toHaveLength(2);
    expect(answer.day?.drill).not.toBeNull();
  });

  test("is one transaction, once the question of the day is drawn", async () => {
    const seller = await learnedSeller(await aClient(app));
    await open(seller);
    await open(seller);
    // The catalogue's stamp, read for everybody who asks at that moment, is the other one.
    expect(await transactionsOf(() => open(seller))).toBeLessThanOrEqual(2);
  });

  test("waits four times for the database at most: a chain of a block costs a journey", async () => {
    const seller = await learnedSeller(await aClient(app));
    await open(seller);
    await open(seller);
    expect(await tripsOf(app, () => open(seller), "first_name")).toBeLessThanOrEqual(4);
  });

  test("leaves out the blocks of modules that are off", async () => {
    const client = await aClient(app);
    await plant(app, (tx) =>
      tx
        .updateTable("clients")
        .set({ has_campaigns: false, has_courses: false, has_trails: false })
        .where("id", "=", client.id)
        .execute(),
    );
    const { answer } = await open(await aMember(app, { client }));
    expect(answer).toMatchObject({ day: null, next: null, drills: null, campaigns: null, level: null });
    expect(answer.session.campaigns).toEqual([]);
  });

  test("is for who is active in the client", async () => {
    expect((await app.request(openHome, {})).refusal).toMatch(/^401 /);
    const member = await aMember(app, { client: await aClient(app), status: "blocked" });
    expect((await open(member)).refusal).toBe("403 identity.blocked");
  });
});
