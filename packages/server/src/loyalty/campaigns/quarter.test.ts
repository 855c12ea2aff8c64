// A quarter in seven countries, by the clock: windows open and close at each country's own midnight, whatever its
// clocks do that night; points go at that moment and not before; people hear of it before, once.

import { type Country, countries } from "@trilha/contract/core/country.ts";
import * as contract from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { award, balances } from "../ledger/index.ts";
import { participantRoutes } from "./campaigns.routes.ts";
import { campaignJobs, expiresAtFor } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: participantRoutes });

const zones: Record<Country, string> = {
  AR: "America/Argentina/Buenos_Aires",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  CO: "America/Bogota",
  MX: "America/Mexico_City",
  PE: "America/Lima",
};
/** Santiago's 6 September begins at 01:00, Toronto's 1 November has 25 hours. */
const days = { beginsOn: "2026-09-06", endsOn: "2026-11-01" };
const midnights: Record<Country, [opens: string, closes: string]> = {
  AR: ["2026-09-06T03:00:00Z", "2026-11-02T03:00:00Z"],
  BR: ["2026-09-06T03:00:00Z", "2026-11-02T03:00:00Z"],
  CA: ["2026-09-06T04:00:00Z", "2026-11-02T05:00:00Z"],
  CL: ["2026-09-06T04:00:00Z", "2026-11-02T03:00:00Z"],
  CO: ["2026-09-06T05:00:00Z", "2026-11-02T05:00:00Z"],
  MX: ["2026-09-06T06:00:00Z", "2026-11-02T06:00:00Z"],
  PE: ["2026-09-06T05:00:00Z", "2026-11-02T05:00:00Z"],
};

/** A scheduled campaign in all seven, and somebody in each who signed up. */
async function aQuarter() {
  app.clock.set("2026-08-20T12:00:00Z");
  const client = await aClient(app, { countries: [...countries] });
  const campaign = await aCampaign(app, client, { days: { ...days, zones }, state: "scheduled" });
  const people = new Map<Country, Member>();
  for (const country of countries) people.set(country, await anEnrolled(app, client, campaign, { country }));
  const personOf = (country: Country): Member => {
    const person = people.get(country);
    if (!person) throw new Error(`nobody in ${country}`);
    return person;
  };
  return { client, campaign, personOf };
}

const seconds = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1_000);
const run = (job: keyof typeof campaignJobs) =>
  campaignJobs[job].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });

test("§purpose#values-fixed in every country the window opens and closes at local midnight, to the second", async () => {
  const { personOf } = await aQuarter();
  const phaseAt = async (country: Country, moment: Date) => {
    app.clock.set(moment);
    const { answer } = await app.request(contract.listCampaigns, { query: {} }, { as: personOf(country) });
    const [item] = answer.items;
    return [country, item?.state, item?.can.report, item?.daysLeft];
  };
  for (const country of countries) {
    const [opens, closes] = midnights[country];
    expect(await phaseAt(country, seconds(opens, -1))).toEqual([country, "upcoming", false, 57]);
    expect(await phaseAt(country, seconds(opens, 0))).toEqual([country, "running", true, 57]);
    expect(await phaseAt(country, seconds(closes, -1))).toEqual([country, "running", true, 1]);
    expect(await phaseAt(country, seconds(closes, 0))).toEqual([country, "ended", false, 0]);
  }
});

const stepsOf = (campaign: TestCampaign) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("campaign_transitions")
      .select(["from_state", "to_state", "actor_id"])
      .where("campaign_id", "=", campaign.id)
      .orderBy("id")
      .execute();
    return rows.map(({ from_state, to_state, actor_id }) => `${from_state} → ${to_state} by ${actor_id}`);
  });

test("loyalty States: the campaign runs from its first country's begin to its last one's end", async () => {
  const { campaign } = await aQuarter();
  const turnAt = async (moment: string, offset: number) => {
    app.clock.set(seconds(moment, offset));
    // Twice: what was turned is not turned again.
    await run("campaigns.begin_and_end");
    await run("campaigns.begin_and_end");
    return (await stepsOf(campaign)).length;
  };
  expect(await turnAt("2026-09-06T03:00:00Z", -1)).toBe(0);
  expect(await turnAt("2026-09-06T03:00:00Z", 0)).toBe(1);
  expect(await turnAt("2026-11-02T06:00:00Z", -1)).toBe(1);
  expect(await turnAt("2026-11-02T06:00:00Z", 0)).toBe(2);
  expect(await stepsOf(campaign)).toEqual(["scheduled → running by null", "running → ended by null"]);
});

test("loyalty States: one nobody turned for months goes through both states at once", async () => {
  app.clock.set("2026-08-20T12:00:00Z");
  const past = { beginsOn: "2026-01-01", endsOn: "2026-03-15" };
  const late = await aCampaign(app, await aClient(app), { days: past, state: "scheduled" });
  await run("campaigns.begin_and_end");
  expect(await stepsOf(late)).toHaveLength(2);
});

/** 100 points that wait for audit and 40 that do not, until the end in this country. */
async function credit(campaign: TestCampaign, { clientId, userId }: Member, country: Country): Promise<void> {
  const window = { timeZone: zones[country], endsOn: days.endsOn };
  for (const [points, audit] of [
    [100, "awaiting"],
    [40, "cleared"],
  ] as const) {
    await plant(app, (tx) =>
      award(tx, {
        ...{ clientId, userId, potId: campaign.id, points, experience: points, audit },
        key: `award:${userId}:${audit}`,
        source: { type: "course", id: crypto.randomUUID() },
        ruleSetVersionId: campaign.ruleSetVersionId,
        occurredAt: app.clock.now(),
        now: app.clock.now(),
        expiresAt: expiresAtFor({ settlementDays: 0 }, window),
        actorId: null,
        details: {},
      }),
    );
  }
}

/** A quarter in October: everybody has points but who is in Peru. */
async function aRichQuarter() {
  const quarter = await aQuarter();
  app.clock.set("2026-10-10T12:00:00Z");
  const rich = countries.filter((country) => country !== "PE");
  for (const country of rich) await credit(quarter.campaign, quarter.personOf(country), country);
  return { ...quarter, rich };
}

test("§purpose#points-expire people are reminded a week and a day before their points go, once each", async () => {
  const { personOf } = await aRichQuarter();
  const toldAt = async (moment: string, offset = 0) => {
    app.clock.set(seconds(moment, offset));
    await run("campaigns.remind");
    await run("campaigns.remind");
    return Promise.all((["BR", "MX", "PE"] as const).map((country) => remindersOf(personOf(country))));
  };
  const week = 'points.expire_in_a_week {"points":140,"campaign":"Primavera"}';
  const day = 'points.expire_in_a_day {"points":140,"campaign":"Primavera"}';
  expect(await toldAt("2026-10-26T03:00:00Z", -1)).toEqual([[], [], []]);
  expect(await toldAt("2026-10-26T03:00:00Z")).toEqual([[week], [], []]);
  expect(await toldAt("2026-10-26T06:00:00Z")).toEqual([[week], [week], []]);
  expect(await toldAt("2026-11-01T03:00:00Z")).toEqual([[week, day], [week], []]);
  expect(await toldAt("2026-11-01T12:00:00Z")).toEqual([[week, day], [week, day], []]);
  expect(await toldAt("2026-11-02T07:00:00Z")).toEqual([[week, day], [week, day], []]);
});

const remindersOf = ({ userId }: Member) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("notifications")
      .select(["kind", "params"])
      .where("user_id", "=", userId)
      .where("kind", "like", "points.%")
      .orderBy("created_at")
      .execute();
    return rows.map(({ kind, params }) => {
      const { points, campaign } = params as { points: number; campaign: string };
      return `${kind} ${JSON.stringify({ points, campaign })}`;
    });
  });

test("§purpose#points-expire at campaign end: at each country's own midnight, experience never", async () => {
  const { campaign, personOf, rich } = await aRichQuarter();
  const leftAt = async (moment: string, offset = 0) => {
    app.clock.set(seconds(moment, offset));
    await run("campaigns.begin_and_end");
    await run("campaigns.begin_and_end");
    const left: Country[] = [];
    for (const country of rich) {
      const { clientId, userId } = personOf(country);
      const [own] = await plant(app, (tx) => balances(tx, { clientId, userId, potIds: [campaign.id] }));
      expect(own?.experience).toBe(140);
      if (own?.available === 140) left.push(country);
      else expect(own?.available).toBe(0);
    }
    return left;
  };
  expect(await leftAt("2026-11-02T03:00:00Z", -1)).toEqual(rich);
  expect(await leftAt("2026-11-02T03:00:00Z")).toEqual(["CA", "CO", "MX"]);
  expect(await leftAt("2026-11-02T05:00:00Z", -1)).toEqual(["CA", "CO", "MX"]);
  expect(await leftAt("2026-11-02T05:00:00Z")).toEqual(["MX"]);
  expect(await leftAt("2026-11-02T06:00:00Z", -1)).toEqual(["MX"]);
  expect(await leftAt("2026-11-02T06:00:00Z")).toEqual([]);
});

test("§loyalty#statement the statement says what was given, what went, and why", async () => {
  const { campaign, personOf } = await aRichQuarter();
  const as = personOf("BR");
  app.clock.set("2026-11-03T12:00:00Z");
  await run("campaigns.begin_and_end");
  const statement = (kind?: "earned" | "taken_back") =>
    app.request(contract.listStatement, { query: { ...(kind && { kind }) } }, { as });
  const { answer } = await statement();
  expect(answer.items.map(({ type, points, experience }) => [type, points, experience])).toEqual([
    ["expire", -140, 0],
    ["award", 40, 40],
    ["award", 100, 100],
  ]);
  expect(answer.items[1]).toMatchObject({
    campaign: "Primavera",
    ruleSetVersion: 1,
    states: [{ state: "expired", points: 40 }],
  });
  expect((await statement("earned")).answer.items).toHaveLength(2);
  expect((await statement("taken_back")).answer.items).toHaveLength(1);
  const points = await app.request(contract.readPoints, {}, { as });
  expect(points.answer.balances).toMatchObject([
    {
      campaignId: campaign.id,
      available: 0,
      experience: 140,
      endsAt: "2026-11-02T03:00:00.000Z",
      expiring: [],
    },
  ]);
});

test("a campaign begins and ends on time though sales are being written at that very moment", async () => {
  const { campaign } = await aQuarter();
  const stateThen = async (moment: string) => {
    app.clock.set(moment);
    await plant(app, async (tx) => {
      // Locks a sale holds on its campaign until it is committed.
      await sql`select from campaigns where id = ${campaign.id} for key share`.execute(tx);
      await run("campaigns.begin_and_end");
    });
    const [row] = await plant(app, (tx) =>
      tx.selectFrom("campaigns").select("state").where("id", "=", campaign.id).execute(),
    );
    return row?.state;
  };
  expect(await stateThen("2026-09-06T03:00:00Z")).toBe("running");
  expect(await stateThen("2026-11-02T06:00:00Z")).toBe("ended");
});
