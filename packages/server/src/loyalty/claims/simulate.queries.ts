import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The rules to try: a draft or the latest version of a campaign; undefined: none of this client's. */
export async function rulesToTry(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
): Promise<{ clonedFrom: string | null; document: RuleSet | null } | undefined> {
  const { rows } = await sql<{ clonedFrom: string | null; document: RuleSet | null }>`
    select a.cloned_from as "clonedFrom",
           (select v.document from rule_set_versions v
            where v.client_id = a.client_id and v.campaign_id = a.id and v.state <> 'refused'
            order by v.version desc limit 1) as document
    from campaigns a where a.client_id = ${campaign.clientId} and a.id = ${campaign.campaignId}`.execute(tx);
  return rows[0];
}

export function isCampaign(tx: Tx, campaign: { clientId: string; campaignId: string }): Promise<boolean> {
  return tx
    .selectFrom("campaigns")
    .select("id")
    .where("client_id", "=", campaign.clientId)
    .where("id", "=", campaign.campaignId)
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

/** The client's last other campaign in which sales were reported; else this one. */
export async function lastWithClaims(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select a.id from campaigns a
    where a.client_id = ${campaign.clientId} and a.id <> ${campaign.campaignId}
      and exists (select from claims c where c.client_id = a.client_id and c.campaign_id = a.id)
    order by a.begins_at desc, a.id limit 1`.execute(tx);
  return rows[0]?.id ?? campaign.campaignId;
}

/** Claims that stand or may still stand: rejected, reversed and withdrawn claims cost nothing. */
const stands = sql`c.state not in ('rejected', 'reversed', 'withdrawn')`;

/** The claims to replay in the order they were reported, and how many lines they have. */
export async function claimsInOrder(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
): Promise<{ ids: string[]; lines: number }> {
  const { rows } = await sql<{ ids: string[]; lines: number }>`
    select coalesce(array_agg(c.id order by c.submitted_at, c.id), '{}') as ids, coalesce(sum(l.lines), 0)::integer as lines
    from claims c
    cross join lateral (
      select count(*) as lines from claim_lines l
      where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt) l
    where c.client_id = ${campaign.clientId} and c.campaign_id = ${campaign.campaignId} and ${stands}`.execute(
    tx,
  );
  return rows[0] ?? { ids: [], lines: 0 };
}

/** By how many days each country's days move from one campaign to the other. */
export async function dayShifts(
  tx: Tx,
  scope: { clientId: string; from: string; to: string },
): Promise<ReadonlyMap<Country, number>> {
  const { rows } = await sql<{ country: Country; days: number }>`
    select f.country, coalesce(t.begins_on, (select min(begins_on) from campaign_countries
             where client_id = f.client_id and campaign_id = ${scope.to})) - f.begins_on as days
    from campaign_countries f
    left join campaign_countries t
      on t.client_id = f.client_id and t.campaign_id = ${scope.to} and t.country = f.country
    where f.client_id = ${scope.clientId} and f.campaign_id = ${scope.from}`.execute(tx);
  return new Map(rows.map(({ country, days }) => [country, days ?? 0]));
}

export interface ReplayRow {
  id: string;
  user_id: string;
  store_id: string;
  country: Country;
  sale_date: string;
  group_ids: string[];
  level: Level;
  lines: {
    key: string;
    sku: string;
    name: string;
    productType: string;
    brand: string;
    processor: string | null;
    generation: string | null;
    quantity: number;
    units: number;
    points: number;
    experience: number;
  }[];
}

/** Claims in their order, with the units of each line that stand. */
export async function claimsToReplay(tx: Tx, clientId: string, ids: readonly string[]): Promise<ReplayRow[]> {
  const { rows } = await sql<ReplayRow>`
    select c.id, c.user_id, c.store_id, c.country, c.sale_date,
           array(select g.group_id from store_group_stores g
                 where g.client_id = c.client_id and g.store_id = c.store_id) as group_ids,
           coalesce(pl.level, 'basic') as level,
           (select coalesce(json_agg(json_build_object('key', l.id, 'sku', l.sku, 'name', l.name,
                     'productType', l.product_type, 'brand', l.brand, 'processor', l.processor,
                     'generation', l.generation, 'quantity', l.quantity,
                     'units', case when l.verdict = 'rejected' then 0 else coalesce(l.accepted_quantity, l.quantity) end,
                     'points', l.points, 'experience', l.experience) order by l.position), '[]')
            from claim_lines l
            where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt) as lines
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join claims c on c.client_id = ${clientId} and c.id = asked.id
    left join person_levels pl on pl.client_id = c.client_id and pl.user_id = c.user_id
    order by asked.place`.execute(tx);
  return rows;
}

export async function namesOf(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom("memberships")
    .select(["user_id", "sort_name"])
    .where("client_id", "=", clientId)
    .where("user_id", "=", sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.sort_name]));
}
