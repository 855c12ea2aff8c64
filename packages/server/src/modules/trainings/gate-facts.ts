import type { Level } from "@trilha/contract/earning/rule-set.ts";
import { daysBetween, localDay } from "@trilha/contract/earning/zoned-days.ts";
import type { GateFacts } from "@trilha/contract/gates/evaluate.ts";
import type { Country } from "@trilha/contract/kernel/country.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface FactsRow {
  level: Level;
  country: Country | null;
  retailer_ids: string[];
  group_ids: string[];
  company_id: string | null;
  job_profile: JobProfile | null;
  training_ids: string[];
  enrolled_at: Date | null;
  time_zone: string;
}

/**
 * All that is known of a person when a gate is judged (contract gates), in one statement. Signed up for the campaign,
 * its company, chains, stores and country count, else those of the membership.
 *
 * `store_facts` (migration 0021) reads the same for the store and stays on its own: its list may ask one statement only,
 * which also chooses the campaign and brings the purse, wishes and counters along. An order names its campaign and needs
 * nothing of those; asked through that function it would pay for all of them. What one of the two learns to know, the
 * other has to; a test of the store asks both about the same people.
 */
export async function gateFacts(
  tx: Tx,
  who: { clientId: string; userId: string; campaignId: string | null; now: Date },
): Promise<GateFacts> {
  const { clientId, userId, campaignId, now } = who;
  const { rows } = await sql<FactsRow>`
    select coalesce(p.level, 'basic') as level, coalesce(e.country, m.country) as country,
           coalesce(e.retailer_ids, array_remove(array[m.retailer_id], null)) as retailer_ids,
           array(select distinct g.group_id from store_group_stores g
                 where g.client_id = k.id and g.store_id = any (coalesce(e.store_ids, array[m.store_id]))) as group_ids,
           coalesce(e.company_id, m.company_id) as company_id, m.job_profile,
           array(select t.training_id from training_completions t
                 where t.client_id = k.id and t.user_id = ${userId}) as training_ids,
           e.enrolled_at, coalesce(w.time_zone, k.time_zone) as time_zone
    from clients k
    left join memberships m on m.client_id = k.id and m.user_id = ${userId}
    left join campaign_enrolments e
      on e.client_id = k.id and e.campaign_id = ${campaignId}::uuid and e.user_id = ${userId}
    left join campaign_countries w on w.client_id = k.id and w.campaign_id = e.campaign_id and w.country = e.country
    left join person_levels p on p.client_id = k.id and p.user_id = ${userId}
    where k.id = ${clientId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a gate is judged in a client");
  const { time_zone: timeZone, enrolled_at: enrolledAt } = row;
  return {
    level: row.level,
    country: row.country,
    retailerIds: row.retailer_ids,
    storeGroupIds: row.group_ids,
    companyId: row.company_id,
    jobProfile: row.job_profile,
    trainingIds: new Set(row.training_ids),
    enrolledDays: enrolledAt && daysBetween(localDay(enrolledAt, timeZone), localDay(now, timeZone)),
  };
}
