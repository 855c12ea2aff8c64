import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { EarlierAward } from "./rules/mystery-reach.ts";

export interface AwardCampaignRow {
  id: string;
  title: Partial<Record<Locale, string>>;
  state: CampaignState;
  settlementDays: number;
  windows: { country: Country; timeZone: string; beginsOn: string; endsOn: string }[];
  /** The newest rule set that was approved. */
  versionId: string | null;
}

/** Campaigns somebody approved, the newest first; one, or the last fifty. */
export async function awardCampaigns(tx: Tx, clientId: string, id?: string): Promise<AwardCampaignRow[]> {
  const { rows } = await sql<AwardCampaignRow>`
    select c.id, c.title, c.state, c.settlement_days as "settlementDays",
           (select jsonb_agg(jsonb_build_object('country', w.country, 'timeZone', w.time_zone,
              'beginsOn', w.begins_on, 'endsOn', w.ends_on) order by w.begins_at, w.country)
            from campaign_countries w where w.client_id = c.client_id and w.campaign_id = c.id) as windows,
           (select v.id from rule_set_versions v
            where v.client_id = c.client_id and v.campaign_id = c.id and v.state = 'approved'
            order by v.version desc limit 1) as "versionId"
    from campaigns c
    where c.client_id = ${clientId} and c.state not in ('draft', 'validated')
      and (${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid)
      and exists (select from campaign_countries w where w.client_id = c.client_id and w.campaign_id = c.id)
    order by c.begins_at desc, c.id desc limit 50`.execute(tx);
  return rows;
}

export interface AwardPersonRow {
  user_id: string;
  name: string;
  email: string | null;
  country: Country;
  store: string | null;
  available: number;
}

interface EnrolledFilter {
  clientId: string;
  campaignId: string;
  storeId?: string | undefined;
  search?: string | undefined;
  userIds?: readonly string[];
}

const available = sql<number>`coalesce((
  select sum(l.balance) from ledger_accounts l
  where l.client_id = e.client_id and l.user_id = e.user_id and l.pot_id = e.campaign_id and l.unit = 'PTS'
    and l.kind in ('uncleared', 'cleared')), 0)::bigint`;

/** People signed up for a campaign, by name. Documents are not searched: who may not read them must not guess them. */
export async function enrolledPeople(
  tx: Tx,
  filter: EnrolledFilter,
  page: { after: readonly [name: string, userId: string] | undefined; rows: number },
): Promise<AwardPersonRow[]> {
  const { clientId, campaignId, storeId = null, search = "", userIds = null } = filter;
  const [name, userId] = page.after ?? [null, null];
  const { rows } = await sql<AwardPersonRow>`
    select e.user_id, m.sort_name as name, u.email, e.country, s.name as store, ${available} as available
    from campaign_enrolments e
    join memberships m on m.client_id = e.client_id and m.user_id = e.user_id
    join users u on u.id = e.user_id and u.deleted_at is null
    left join stores s on s.client_id = e.client_id and s.id = coalesce(${storeId}::uuid, e.store_ids[1])
    where e.client_id = ${clientId} and e.campaign_id = ${campaignId}
      and (${storeId}::uuid is null or ${storeId}::uuid = any (e.store_ids))
      and (${userIds}::uuid[] is null or e.user_id = any (${userIds}::uuid[]))
      and (${search}::text = '' or strpos(fold(m.sort_name || ' ' || coalesce(u.email, '')), fold(${search}::text)) > 0)
      and (${name}::text is null or (m.sort_name, e.user_id) > (${name}::text, ${userId}::uuid))
    order by m.sort_name, e.user_id limit ${page.rows}`.execute(tx);
  return rows;
}

export interface KeyedRow {
  user_id: string;
  username: string;
  email: string | null;
  /** Only where the person opened it to this client. */
  document: string | null;
  /** Where they signed up; null: they did not. */
  country: Country | null;
}

/** Members by key; keys are lower case, documents bare. */
export async function peopleByKeys(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
  keys: readonly string[],
  documents: readonly string[],
): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select m.user_id, lower(u.username) as username, lower(u.email) as email,
           case when m.personal_data_open and m.document_key is not null then u.document end as document, e.country
    from memberships m
    join users u on u.id = m.user_id and u.deleted_at is null
    left join campaign_enrolments e
      on e.client_id = m.client_id and e.campaign_id = ${campaign.campaignId} and e.user_id = m.user_id
    where m.client_id = ${campaign.clientId}
      and (lower(u.username) = any (${keys}::text[]) or lower(u.email) = any (${keys}::text[])
        or (m.personal_data_open and u.document = any (${documents}::text[])))`.execute(tx);
  return rows;
}

/** Where the people of a batch signed up. */
export async function countriesOfBatch(
  tx: Tx,
  batch: { clientId: string; batchId: string; campaignId: string },
): Promise<Country[]> {
  const rows = await tx
    .selectFrom("awards as a")
    .innerJoin("campaign_enrolments as e", (join) =>
      join.onRef("e.client_id", "=", "a.client_id").onRef("e.user_id", "=", "a.user_id"),
    )
    .select("e.country")
    .distinct()
    .where("a.client_id", "=", batch.clientId)
    .where("a.batch_id", "=", batch.batchId)
    .where("e.campaign_id", "=", batch.campaignId)
    .execute();
  return rows.map(({ country }) => country);
}

/** The client's stores by code. */
export function storesByCode(tx: Tx, clientId: string): Promise<{ id: string; code: string }[]> {
  return tx.selectFrom("stores").select(["id", "code"]).where("client_id", "=", clientId).execute();
}

export function storeById(tx: Tx, clientId: string, id: string): Promise<{ name: string } | undefined> {
  return tx
    .selectFrom("stores")
    .select("name")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Holds a campaign open until the transaction ends: whoever closes its books waits, and then sees what was approved. */
export async function holdOpen(tx: Tx, clientId: string, campaignId: string): Promise<void> {
  await sql`
    select from campaigns where client_id = ${clientId} and id = ${campaignId} for key share`.execute(tx);
}

/** Holds the right to propose mystery-customer actions of a campaign: two at once would not see each other. */
export async function lockMysteryProposals(tx: Tx, clientId: string, campaignId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('mystery ' || ${clientId}::text || ${campaignId}::text, 0))`.execute(
    tx,
  );
}

/** Mystery-customer awards of these people in a campaign that wait or were approved. */
export async function mysteryAwards(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
  userIds: readonly string[],
): Promise<(EarlierAward & { userId: string })[]> {
  return tx
    .selectFrom("awards as a")
    .innerJoin("award_batches as b", (join) =>
      join.onRef("b.client_id", "=", "a.client_id").onRef("b.id", "=", "a.batch_id"),
    )
    .select(["a.user_id as userId", "a.store_id as storeId", "a.occurred_on as occurredOn"])
    .where("a.client_id", "=", campaign.clientId)
    .where("a.user_id", "in", userIds)
    .where("b.campaign_id", "=", campaign.campaignId)
    .where("b.kind", "=", "mystery_customer")
    .where("b.state", "in", ["proposed", "approved"])
    .execute();
}
