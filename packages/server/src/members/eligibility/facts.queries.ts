import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import { daysBetween, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { EligibilityFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Facts of a person that conditions are judged by, as the database answers them (`eligibility_facts`, as JSON). */
export interface EligibilityFactsRow {
  level: Level;
  country: Country | null;
  job_profile: JobProfile | null;
  company_id: string | null;
  brand_ids: string[];
  retailer_ids: string[];
  store_ids: string[];
  areas: string[];
  store_group_ids: string[];
  group_ids: string[];
  training_ids: string[];
  enrolled_at: string | null;
  time_zone: string;
}

/**
 * All that is known of a person when a condition tree is judged, in one statement. Signed up for the campaign, its
 * country, company, brands, chains and stores count, else those of the membership.
 */
export async function loadEligibilityFacts(
  tx: Tx,
  person: { clientId: string; userId: string; campaignId: string | null; now: Date },
): Promise<EligibilityFacts> {
  const { clientId, userId, campaignId, now } = person;
  const { rows } = await sql<{ facts: EligibilityFactsRow }>`
    select to_jsonb(f) as facts
    from eligibility_facts(${clientId}::uuid, ${userId}::uuid, ${campaignId}::uuid) f`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("conditions are judged in a client");
  return eligibilityFactsOf(row.facts, now);
}

/** The same of several people, each by the campaign they are in, by person. */
export async function loadFactsOfMany(
  tx: Tx,
  people: {
    clientId: string;
    userIds: readonly string[];
    campaigns: ReadonlyMap<string, { id: string }>;
    now: Date;
  },
): Promise<ReadonlyMap<string, EligibilityFacts>> {
  const { clientId, userIds, campaigns, now } = people;
  const campaignIds = userIds.map((userId) => campaigns.get(userId)?.id ?? null);
  const { rows } = await sql<{ userId: string; facts: EligibilityFactsRow }>`
    select p.user_id as "userId", to_jsonb(f) as facts
    from unnest(${[...userIds]}::uuid[], ${campaignIds}::uuid[]) as p (user_id, campaign_id)
    cross join lateral eligibility_facts(${clientId}::uuid, p.user_id, p.campaign_id) f`.execute(tx);
  return new Map(rows.map(({ userId, facts }) => [userId, eligibilityFactsOf(facts, now)]));
}

/** Facts of a row of `eligibility_facts`, also of one that came with something else. */
export function eligibilityFactsOf(row: EligibilityFactsRow, now: Date): EligibilityFacts {
  const { time_zone: timeZone, enrolled_at: enrolledAt } = row;
  const dayOf = (at: Date) => localDay(at, timeZone);
  return {
    level: row.level,
    country: row.country,
    areas: row.areas,
    brandIds: row.brand_ids,
    retailerIds: row.retailer_ids,
    storeIds: row.store_ids,
    storeGroupIds: row.store_group_ids,
    companyId: row.company_id,
    groupIds: row.group_ids,
    jobProfile: row.job_profile,
    trainingIds: new Set(row.training_ids),
    enrolledDays: enrolledAt === null ? null : daysBetween(dayOf(new Date(enrolledAt)), dayOf(now)),
  };
}
