import { createHash } from "node:crypto";
import type { Country } from "@trilha/contract/core/country.ts";
import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import { canonicalRuleSet } from "@trilha/contract/loyalty/earning/hash.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { ruleSetFaults } from "@trilha/contract/loyalty/earning/validate.ts";
import type { Tx } from "../../server/src/db/database.ts";
import type { CountryWindow } from "../../server/src/loyalty/campaigns/index.ts";
import { type CampaignPlan, campaignPlans, campaignTerms } from "./campaign-plans.ts";
import type { PlantedCatalogue } from "./plant-catalogue.ts";
import { brandsWith, type PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { Random } from "./random.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** A person who signed up, with the stores they may report for. */
export interface PlantedEnrolment {
  userId: string;
  country: Country;
  storeIds: string[];
  at: Date;
}

/** A campaign as it stands in the database. */
export interface PlantedCampaign {
  plan: CampaignPlan;
  id: string;
  clientId: string;
  windows: CountryWindow[];
  ruleSetVersionId: string;
  ruleSet: RuleSet;
  enrolments: PlantedEnrolment[];
}

interface Given {
  catalogue: PlantedCatalogue;
  people: readonly PlantedPerson[];
  now: Date;
}

/** Level thresholds that suit people of the demo. */
export const demoLevels = {
  creator: { threshold: 450, keep: 180 },
  influencer: { threshold: 1_500, keep: 600 },
} as const;

/** Writes a programme's campaigns through the states a real one goes through, and who signed up for them. */
export async function plantCampaigns(
  tx: Tx,
  random: Random,
  programme: PlantedProgramme,
  given: Given,
): Promise<PlantedCampaign[]> {
  const today = localDay(given.now, programme.plan.timeZone);
  const plans = campaignPlans(programme.plan.slug, today, given.catalogue.storeGroups);
  const planted: PlantedCampaign[] = [];
  for (const plan of plans) planted.push(await plantCampaign(tx, random, programme, plan, given));
  return planted;
}

async function plantCampaign(
  tx: Tx,
  random: Random,
  programme: PlantedProgramme,
  plan: CampaignPlan,
  given: Given,
): Promise<PlantedCampaign> {
  const windows = await windowsOf(tx, programme, plan);
  const begins_at = new Date(Math.min(...windows.map(({ beginsAt }) => beginsAt.getTime())));
  const ends_at = new Date(Math.max(...windows.map(({ endsAt }) => endsAt.getTime())));
  const created_at = new Date(Math.min(begins_at.getTime() - 20 * day, given.now.getTime() - 4 * hour));
  const id = random.id(created_at);
  const keys = { client_id: programme.id, campaign_id: id };
  const { admin } = deciders(keys, given.people);
  await tx
    .insertInto("campaigns")
    .values({
      ...{ id, client_id: programme.id, begins_at, ends_at, created_at, budget: plan.budget },
      ...{ title: JSON.stringify(plan.title), state: "draft", created_by: admin.id },
    })
    .execute();
  await tx
    .insertInto("campaign_countries")
    .values(
      windows.map((window) => ({
        ...keys,
        country: window.country,
        time_zone: window.timeZone,
        begins_on: window.beginsOn,
        ends_on: window.endsOn,
        begins_at: window.beginsAt,
        ends_at: window.endsAt,
      })),
    )
    .execute();
  await tx
    .insertInto("campaign_terms")
    .values(
      Object.entries(campaignTerms).map(([locale, body]) => ({
        ...{ ...keys, version: 1, body },
        locale: locale as keyof typeof campaignTerms,
      })),
    )
    .execute();
  for (const [level, asks] of Object.entries(demoLevels)) {
    await tx
      .updateTable("campaign_levels")
      .set(asks)
      .where("campaign_id", "=", id)
      .where("level", "=", level as keyof typeof demoLevels)
      .execute();
  }
  const ruleSetVersionId = await plantRules(tx, random, keys, plan, { ...given, created_at });
  await plantStates(tx, keys, plan, { begins_at, ends_at, created_at }, given.people);
  const enrolments = await plantEnrolments(tx, random, programme, { id, plan, windows, created_at }, given);
  return {
    ...{ plan, id, windows, ruleSetVersionId, enrolments },
    clientId: programme.id,
    ruleSet: plan.ruleSet,
  };
}

async function windowsOf(tx: Tx, programme: PlantedProgramme, plan: CampaignPlan): Promise<CountryWindow[]> {
  const rows = await tx
    .selectFrom("countries")
    .select(["code", "time_zone"])
    .where("code", "in", [...programme.plan.countries])
    .orderBy("code")
    .execute();
  return rows.map(({ code, time_zone: timeZone }) => ({
    ...{ country: code as Country, timeZone, beginsOn: plan.beginsOn, endsOn: plan.endsOn },
    beginsAt: firstMomentOf(plan.beginsOn, timeZone),
    endsAt: firstMomentOf(addDays(plan.endsOn, 1), timeZone),
  }));
}

type Of = { client_id: string; campaign_id: string };

/** Proposed by the programme's administrator, approved by a second person. */
async function plantRules(
  tx: Tx,
  random: Random,
  campaign: Of,
  { ruleSet, state, beginsOn }: CampaignPlan,
  given: Given & { created_at: Date },
): Promise<string> {
  const faults = ruleSetFaults(ruleSet);
  if (faults.length > 0) throw new Error(`the demo's rules: ${JSON.stringify(faults)}`);
  const { created_at } = given;
  const id = random.id(created_at);
  const row = {
    ...campaign,
    id,
    version: 1,
    document: JSON.stringify(ruleSet),
    effective_from: beginsOn,
    created_at,
  };
  if (state === "draft") {
    await tx
      .insertInto("rule_set_versions")
      .values({ ...row, state: "draft" })
      .execute();
    return id;
  }
  const { admin, second } = deciders(campaign, given.people);
  await tx
    .insertInto("rule_set_versions")
    .values({
      ...row,
      hash: createHash("sha256").update(canonicalRuleSet(ruleSet)).digest("hex"),
      state: "proposed",
      proposed_by: admin.id,
      proposed_at: new Date(created_at.getTime() + 3 * day),
    })
    .execute();
  await tx
    .updateTable("rule_set_versions")
    .set({
      state: "approved",
      decided_by: second.id,
      decided_at: new Date(created_at.getTime() + 5 * day),
    })
    .where("id", "=", id)
    .execute();
  return id;
}

/** An administrator of the programme, and the superuser as the second person. */
function deciders({ client_id }: Of, people: readonly PlantedPerson[]) {
  const admin = people.find(
    (person) => person.memberships[client_id] && person.roles?.includes("program_administrator"),
  );
  const second = people.find(({ isSuperuser }) => isSuperuser);
  if (!admin || !second) throw new Error("nobody to decide");
  return { admin, second };
}

async function plantStates(
  tx: Tx,
  campaign: Of,
  { state }: CampaignPlan,
  times: { begins_at: Date; ends_at: Date; created_at: Date },
  people: readonly PlantedPerson[],
): Promise<void> {
  const { admin, second } = deciders(campaign, people);
  const after = (days: number) => new Date(times.created_at.getTime() + days * day);
  const steps = [
    { to: "draft", by: admin, at: times.created_at },
    { to: "validated", by: admin, at: after(3) },
    { to: "scheduled", by: second, at: after(5) },
    { to: "running", by: undefined, at: times.begins_at },
    { to: "ended", by: undefined, at: times.ends_at },
  ] as const;
  const last = steps.findIndex(({ to }) => to === state);
  for (const [index, { to, by: actor, at }] of steps.slice(0, last + 1).entries()) {
    if (index > 0) {
      await tx
        .updateTable("campaigns")
        .set({ state: to, ...(to === "ended" && { ended_at: at }) })
        .where("id", "=", campaign.campaign_id)
        .execute();
    }
    await tx
      .insertInto("campaign_transitions")
      .values({
        ...campaign,
        from_state: steps[index - 1]?.to ?? null,
        to_state: to,
        actor_id: actor?.id ?? null,
        actor_name: actor ? `${actor.firstName} ${actor.lastName}` : "",
        at,
      })
      .execute();
  }
}

/** People who sign up in the tour. */
const notYet: ReadonlySet<string> = new Set(["novata"]);
const always: ReadonlySet<string> = new Set(["vendedor", "cajera", "vendeuse", "promotora", "pintor"]);

async function plantEnrolments(
  tx: Tx,
  random: Random,
  programme: PlantedProgramme,
  campaign: { id: string; plan: CampaignPlan; windows: CountryWindow[]; created_at: Date },
  { people, now }: Given,
): Promise<PlantedEnrolment[]> {
  const { plan, windows } = campaign;
  if (plan.enrolled === 0) return [];
  const members = await membersOf(tx, programme.id);
  const last = Math.min(now.getTime(), ...windows.map(({ endsAt }) => endsAt.getTime())) - day;
  const rows = people.flatMap((person) => {
    const member = members.get(person.id);
    const window = windows.find(({ country }) => country === member?.country);
    const near = programme.stores.filter(({ country }) => country === member?.country);
    const at = new Date(
      Math.max(
        (window?.beginsAt.getTime() ?? 0) - random.below(3 * day),
        person.joinedAt.getTime() + 3 * hour,
      ) + random.below(4 * day),
    );
    const joins =
      always.has(person.username) || (!notYet.has(person.username) && random.chance(plan.enrolled));
    const home =
      near.find(({ id }) => id === member?.store_id) ?? (near.length > 0 ? random.pick(near) : undefined);
    const company = random.pick(programme.companies).id;
    const companyId = member?.company_id ?? company;
    const offered = brandsWith(programme, companyId);
    const brand = random.pick(offered);
    const own = offered.find(({ name }) => name === member?.brand);
    if (!member || !window || !home || !joins || at.getTime() > last) return [];
    const others = near.filter(({ id, retailerId }) => retailerId === home.retailerId && id !== home.id);
    const second = others.length > 0 && random.chance(0.25) ? [random.pick(others).id] : [];
    return {
      id: random.id(at),
      client_id: programme.id,
      campaign_id: campaign.id,
      user_id: person.id,
      country: window.country,
      company_id: companyId,
      brands: [(own ?? brand).name],
      retailer_ids: [home.retailerId],
      store_ids: [home.id, ...second],
      terms_version: 1,
      terms_locale: person.locale ?? defaultLocale,
      enrolled_at: at,
    };
  });
  await tx.insertInto("campaign_enrolments").values(rows).execute();
  return rows.map(({ user_id, country, store_ids, enrolled_at }) => ({
    ...{ userId: user_id, country, storeIds: store_ids, at: enrolled_at },
  }));
}

/** Active people of the trade whose age is known, by their id. */
async function membersOf(tx: Tx, clientId: string) {
  const rows = await tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .leftJoin("brands as b", (join) =>
      join.onRef("b.client_id", "=", "m.client_id").onRef("b.id", "=", "m.brand_id"),
    )
    .select(["m.user_id", "m.country", "m.store_id", "m.company_id", "b.name as brand"])
    .where("m.client_id", "=", clientId)
    .where("m.status", "=", "active")
    .where("m.job_profile", "is not", null)
    .where("u.birthday", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}
