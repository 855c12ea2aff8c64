import type { Country } from "@trilha/contract/core/country.ts";
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, aMember, aStore, plant } from "../../../test/builders.ts";
import { aCampaign, type CampaignOptions, enrol } from "../../../test/builders-campaigns.ts";
import { storeZone } from "../../../test/clock.ts";
import { useApp } from "../../../test/use-app.ts";
import { type EligibilityFactsRow, openAmong } from "../../members/eligibility/index.ts";
import { factsRow } from "./store.queries.ts";

const app = useApp();

interface EnrolledCampaign {
  country?: Country;
  /** Begin and end, in days from today. */
  days: [begins: number, ends: number];
  state?: CampaignOptions["state"];
  settlement?: number;
}

const running: EnrolledCampaign = { days: [-10, 20] };
const ended: EnrolledCampaign = { days: [-60, -5], state: "ended", settlement: 30 };
const cases: [name: string, campaigns: EnrolledCampaign[], chosen: number | null][] = [
  ["no campaign", [], null],
  ["the one that runs", [running], 0],
  ["none that has not begun", [{ days: [1, 20], state: "scheduled" }], null],
  ["one whose job has not said that it runs", [{ days: [-1, 20], state: "scheduled" }], 0],
  ["none that is a draft again", [{ days: [-1, 20], state: "draft" }], null],
  ["on its last day", [{ days: [-10, 0] }], 0],
  ["none from the day after", [{ days: [-10, -1], state: "ended" }], null],
  ["on the last day of settlement", [{ days: [-10, -3], state: "ended", settlement: 3 }], 0],
  ["none from the day after settlement", [{ days: [-10, -4], state: "ended", settlement: 3 }], null],
  ["none that is settled", [{ ...ended, state: "settled" }], null],
  ["one that runs before one that ended", [ended, { days: [-4, 90] }], 1],
  ["of those that run, the one that ends first", [running, { country: "AR", days: [-10, 15] }], 1],
  ["of those that ended, the one that ended last", [ended, { ...ended, country: "AR", days: [-60, -4] }], 1],
  ["running, both end together: the lower id", [running, { ...running, country: "AR" }], 0],
  ["ended together: the lower id", [ended, { ...ended, country: "AR" }], 0],
];

test.each(cases)("§loyalty#spendable-campaign %s", async (_name, campaigns, chosen) => {
  const client = await aClient(app);
  const member = await aMember(app, { client });
  const today = localDay(app.clock.now(), storeZone);
  const enrolled: { campaignId: string; storeId: string }[] = [];
  for (const { country = "BR", days, state = "running", settlement = 0 } of campaigns) {
    const campaign = await aCampaign(app, client, {
      ...{ state, settlement_days: settlement },
      days: {
        ...{ beginsOn: addDays(today, days[0]), endsOn: addDays(today, days[1]) },
        zones: { [country]: storeZone },
      },
    });
    const store = await aStore(app, client, { country });
    await enrol(app, campaign, member, [store], country);
    enrolled.push({ campaignId: campaign.id, storeId: store.id });
  }
  const expected = chosen === null ? undefined : enrolled[chosen];
  const person = { clientId: client.id, userId: member.userId, now: app.clock.now() };

  const answers = await plant(app, async (tx) => {
    const open: string[] = [];
    for (const { storeId } of enrolled) {
      const eligibility = { store: [storeId] };
      const openTo = await openAmong(tx, { ...person, eligibility }, [member.userId]);
      if (openTo.has(member.userId)) open.push(storeId);
    }
    const learner = await sql<{ facts: EligibilityFactsRow }>`
      select facts from learner_facts(${person.clientId}, ${person.userId}, ${person.now}::timestamptz, null)`.execute(
      tx,
    );
    const shopper = await factsRow(tx, { ...person, campaignId: undefined, country: "BR" });
    const alone = await Promise.all(
      enrolled.map(({ campaignId }) => factsRow(tx, { ...person, campaignId, country: "BR" })),
    );
    return { open, learner: learner.rows[0]?.facts.store_ids, shopper, alone };
  });

  const stores = expected ? [expected.storeId] : [];
  expect(answers.shopper?.campaign_id ?? undefined).toBe(expected?.campaignId);
  expect(answers.shopper?.facts.store_ids).toEqual(stores);
  expect(answers.learner).toEqual(stores);
  expect(answers.open).toEqual(stores);
  // Asked for one of several, the others are as if they were not.
  if (enrolled.length > 1)
    expect(answers.alone.map((row) => row?.campaign_id)).toEqual(
      enrolled.map(({ campaignId }) => campaignId),
    );
});
