import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import { daysBetween, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { GateFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Facts a gate is evaluated on, as the database answers them (`gate_facts` in the database). */
export interface GateFactsRow {
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
  enrolled_at: Date | null;
  time_zone: string;
}

/**
 * All that is known of a person when a gate is judged (contract gates), in one statement. Signed up for the campaign,
 * its country, company, brands, chains and stores count, else those of the membership.
 */
export async function gateFacts(
  tx: Tx,
  who: { clientId: string; userId: string; campaignId: string | null; now: Date },
): Promise<GateFacts> {
  const { clientId, userId, campaignId, now } = who;
  const { rows } = await sql<GateFactsRow>`
    select * from gate_facts(${clientId}::uuid, ${userId}::uuid, ${campaignId}::uuid)`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a gate is judged in a client");
  return factsIn(row, now);
}

/** The same, from a row of `gate_facts` that came with something else. */
export function factsIn(row: GateFactsRow, now: Date): GateFacts {
  const { time_zone: timeZone, enrolled_at: enrolledAt } = row;
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
    enrolledDays: enrolledAt && daysBetween(localDay(enrolledAt, timeZone), localDay(now, timeZone)),
  };
}
