// Campaigns for tests: approved and running unless said, in Brazil, with one rule for everything.

import { createHash } from "node:crypto";
import type { Country } from "@trilha/contract/core/country.ts";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import { canonicalRuleSet } from "@trilha/contract/loyalty/earning/hash.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Insertable } from "kysely";
import type { Tx } from "../src/db/database.ts";
import type { Tables } from "../src/db/schema.ts";
import type { CountryWindow } from "../src/loyalty/campaigns/index.ts";
import type { TestApp } from "./app.ts";
import { aMember, aStore, aUser, type Client, type Member, plant, unique } from "./builders.ts";
import { storeZone } from "./clock.ts";

type Row<Name extends keyof Tables> = Partial<Insertable<Tables[Name]>>;
type State = Tables["campaigns"]["state"];

/** 60 points and as much experience for any unit. */
export const sixtyEach: RuleSet = {
  ...emptyRuleSet,
  base: [{ id: "all", match: {}, points: 60, experience: 60 }],
};

export interface TestCampaign {
  id: string;
  clientId: string;
  ruleSetVersionId: string;
  windows: CountryWindow[];
}

/** Calendar days, both included; each country in its own zone. */
export type CampaignDays = { beginsOn: string; endsOn: string; zones?: Partial<Record<Country, string>> };

/** A campaign by its days. It goes through the states as a real one does. */
export async function aCampaign(
  app: TestApp,
  client: Client,
  { state = "running", ruleSet = sixtyEach, days, ...fields }: CampaignOptions = {},
): Promise<TestCampaign> {
  const { beginsOn, endsOn, zones = { BR: storeZone } } = days ?? around(app.clock.now());
  const windows = Object.entries(zones).map(
    ([country, timeZone]): CountryWindow => ({
      country: country as Country,
      timeZone,
      beginsOn,
      endsOn,
      beginsAt: firstMomentOf(beginsOn, timeZone),
      endsAt: firstMomentOf(addDays(endsOn, 1), timeZone),
    }),
  );
  return plant(app, async (tx) => {
    const campaign = await tx
      .insertInto("campaigns")
      .values({
        client_id: client.id,
        title: JSON.stringify({ "pt-BR": "Primavera", "en-US": "Spring" }),
        state: "draft",
        begins_at: new Date(Math.min(...windows.map(({ beginsAt }) => beginsAt.getTime()))),
        ends_at: new Date(Math.max(...windows.map(({ endsAt }) => endsAt.getTime()))),
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const keys = { client_id: client.id, campaign_id: campaign.id };
    await tx
      .insertInto("campaign_countries")
      .values(
        windows.map(({ country, timeZone, beginsOn, endsOn, beginsAt, endsAt }) => ({
          ...keys,
          country,
          time_zone: timeZone,
          begins_on: beginsOn,
          ends_on: endsOn,
          begins_at: beginsAt,
          ends_at: endsAt,
        })),
      )
      .execute();
    await tx
      .insertInto("campaign_terms")
      .values({ ...keys, version: 1, locale: "pt-BR", body: "Regulamento" })
      .execute();
    const ruleSetVersionId = await aRuleSet(app, tx, keys, {
      ruleSet,
      beginsOn,
      approved: !early.has(state),
    });
    await walkTo(tx, campaign.id, state);
    return { id: campaign.id, clientId: client.id, ruleSetVersionId, windows };
  });
}

export type CampaignOptions = { state?: State; ruleSet?: RuleSet; days?: CampaignDays } & Omit<
  Row<"campaigns">,
  "state"
>;

const early = new Set<State>(["draft", "validated"]);
const path: State[] = ["draft", "validated", "scheduled", "running", "ended", "settled"];

async function walkTo(tx: Tx, id: string, state: State): Promise<void> {
  for (const next of path.slice(1, path.indexOf(state) + 1)) {
    await tx.updateTable("campaigns").set({ state: next }).where("id", "=", id).execute();
  }
}

async function aRuleSet(
  app: TestApp,
  tx: Tx,
  keys: { client_id: string; campaign_id: string },
  { ruleSet, beginsOn, approved }: { ruleSet: RuleSet; beginsOn: string; approved: boolean },
): Promise<string> {
  const { id } = await tx
    .insertInto("rule_set_versions")
    .values({
      ...keys,
      version: 1,
      document: JSON.stringify(ruleSet),
      hash: createHash("sha256").update(canonicalRuleSet(ruleSet)).digest("hex"),
      effective_from: beginsOn,
      state: approved ? "proposed" : "draft",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!approved) return id;
  const decider = await tx
    .insertInto("users")
    .values({ username: unique("decider"), first_name: "Second", country: "BR" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("rule_set_versions")
    .set({ state: "approved", decided_by: decider.id, decided_at: app.clock.now() })
    .where("id", "=", id)
    .execute();
  return id;
}

/** Forty days before to forty days after. */
export function around(now: Date): CampaignDays {
  const today = localDay(now, storeZone);
  return { beginsOn: addDays(today, -40), endsOn: addDays(today, 40) };
}

/** Participant in the campaign, with one store. */
export async function anEnrolled(
  app: TestApp,
  client: Client,
  campaign: TestCampaign,
  fields: { country?: Country; user?: Row<"users">; store?: Row<"stores"> } = {},
): Promise<Member & { storeId: string; retailerId: string }> {
  const country = fields.country ?? campaign.windows[0]?.country ?? "BR";
  const user = await aUser(app, { birthday: "1990-05-17", country, ...fields.user });
  const member = await aMember(app, { client, user, country, job_profile: "salesperson" });
  const timeZone = campaign.windows.find((window) => window.country === country)?.timeZone;
  const store = await aStore(app, client, {
    country,
    time_zone: timeZone ?? storeZone,
    ...fields.store,
  });
  await enrol(app, campaign, member, [store], country);
  return { ...member, storeId: store.id, retailerId: store.retailerId };
}

/** Signs somebody up past the form. */
export async function enrol(
  app: TestApp,
  campaign: TestCampaign,
  member: Pick<Member, "userId">,
  stores: readonly { id: string; retailerId: string }[],
  country: Country = "BR",
): Promise<void> {
  await plant(app, async (tx) => {
    const company = await tx
      .insertInto("companies")
      .values({ client_id: campaign.clientId, kind: "company", name: unique("company") })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("campaign_enrolments")
      .values({
        client_id: campaign.clientId,
        campaign_id: campaign.id,
        user_id: member.userId,
        country,
        company_id: company.id,
        brands: ["Nimbus"],
        retailer_ids: [...new Set(stores.map(({ retailerId }) => retailerId))],
        store_ids: stores.map(({ id }) => id),
        terms_version: 1,
        terms_locale: "pt-BR",
        enrolled_at: app.clock.now(),
      })
      .execute();
  });
}
