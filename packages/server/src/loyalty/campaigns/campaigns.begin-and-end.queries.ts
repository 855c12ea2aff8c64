import type { Locale } from "@trilha/contract/core/locale.ts";
import { pointModules } from "@trilha/contract/core/modules.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { sql } from "kysely";
import { clientHasAny } from "../../db/client-modules.ts";
import type { Tx } from "../../db/database.ts";

export interface DueCampaign {
  id: string;
  client_id: string;
  state: CampaignState;
}

/** Campaigns whose time has come, held; who runs at the same moment skips them. Sales being written hold up none. */
export async function dueCampaigns(tx: Tx, now: Date): Promise<DueCampaign[]> {
  const { rows } = await sql<DueCampaign>`
    select id, client_id, state from campaigns
    where (state = 'scheduled' and begins_at <= ${now}) or (state = 'running' and ends_at <= ${now})
    order by id for no key update skip locked`.execute(tx);
  return rows;
}

export interface ExpiringPerson {
  client_id: string;
  user_id: string;
  campaign_id: string;
}

/** A place in the index of open lots by their date; `expires_at` as text, since a Date knows milliseconds alone. */
export interface LotPlace extends ExpiringPerson {
  expires_at: string;
}

/**
 * The next open lots that end after one moment, up to another, by their index: as many as `limit`, then the people they
 * belong to. However many lots lie ahead, a look reads so many.
 */
const nextLots = (span: {
  from: Date | null;
  until: Date;
  after: LotPlace | undefined;
  limit: number;
}) => sql`
  select l.client_id, l.user_id, l.pot_id as campaign_id, l.expires_at from ledger_lots l
  where l.open > 0 and l.expires_at <= ${span.until}
    and l.expires_at > coalesce(${span.from}::timestamptz, '-infinity')
    and (l.expires_at, l.client_id, l.user_id, l.pot_id) > (
      coalesce(${span.after?.expires_at ?? null}::timestamptz, '-infinity'),
      coalesce(${span.after?.client_id ?? null}::uuid, ${nobody}), coalesce(${span.after?.user_id ?? null}::uuid, ${nobody}),
      coalesce(${span.after?.campaign_id ?? null}::uuid, ${nobody}))
  order by l.expires_at, l.client_id, l.user_id, l.pot_id limit ${span.limit}`;
const nobody = sql.lit("00000000-0000-0000-0000-000000000000");
const lastOf = sql`(select client_id::text || ' ' || user_id || ' ' || campaign_id || ' ' || expires_at::text
  from lots order by expires_at desc, client_id desc, user_id desc, campaign_id desc limit 1)`;

/** Some people, and where to look on; undefined: there are no more. */
export interface People<Person> {
  people: Person[];
  last: LotPlace | undefined;
}

function placeOf(
  row: { last: string | null; lots: number } | undefined,
  limit: number,
): LotPlace | undefined {
  if (!row?.last || row.lots < limit) return undefined;
  const [client_id = "", user_id = "", campaign_id = "", ...expires_at] = row.last.split(" ");
  return { client_id, user_id, campaign_id, expires_at: expires_at.join(" ") };
}

/** People with open points past their date, from a place on. */
export async function peopleExpired(
  tx: Tx,
  now: Date,
  after: LotPlace | undefined,
  limit: number,
): Promise<People<ExpiringPerson>> {
  const { rows } = await sql<{ people: ExpiringPerson[] | null; last: string | null; lots: number }>`
    with lots as materialized (${nextLots({ from: null, until: now, after, limit })}),
    people as (
      select distinct client_id, user_id, campaign_id from lots
      where exists (select from campaigns c where c.client_id = lots.client_id and c.id = lots.campaign_id)
      order by 1, 2, 3)
    select (select json_agg(people) from people) as people, ${lastOf} as last,
           (select count(*)::int from lots) as lots`.execute(tx);
  return { people: rows[0]?.people ?? [], last: placeOf(rows[0], limit) };
}

export interface Reminded extends ExpiringPerson {
  points: number;
  title: Partial<Record<Locale, string>>;
  locale: Locale;
}

/**
 * Notes that people are reminded of points that go between two moments, from a place on, and answers who was not before
 * with all of theirs that go then. Once each: what is noted stays noted.
 */
export async function noteReminders(
  tx: Tx,
  span: { days: number; from: Date; until: Date; after: LotPlace | undefined; now: Date; limit: number },
): Promise<People<Reminded>> {
  const { days, from, until, now, limit } = span;
  const { rows } = await sql<{ people: Reminded[] | null; last: string | null; lots: number }>`
    with lots as materialized (${nextLots(span)}),
    noted as (
      insert into campaign_reminders (client_id, campaign_id, user_id, days, sent_at)
      select distinct l.client_id, l.campaign_id, l.user_id, ${days}::integer, ${now}::timestamptz
      from lots l join campaigns c on c.client_id = l.client_id and c.id = l.campaign_id
      join clients m on m.id = l.client_id and ${clientHasAny("m", pointModules)}
      order by 1, 2, 3
      on conflict do nothing returning client_id, campaign_id, user_id),
    people as (
      select n.client_id, n.user_id, n.campaign_id, going.points, c.title,
             coalesce(u.locale, k.default_locale) as locale
      from noted n
      join campaigns c on c.client_id = n.client_id and c.id = n.campaign_id
      join users u on u.id = n.user_id
      join client_branding k on k.client_id = n.client_id
      cross join lateral (
        select sum(o.open)::bigint as points from ledger_lots o
        where o.client_id = n.client_id and o.user_id = n.user_id and o.pot_id = n.campaign_id and o.open > 0
          and o.expires_at > ${from} and o.expires_at <= ${until}) as going
      order by 1, 2, 3)
    select (select json_agg(people) from people) as people, ${lastOf} as last,
           (select count(*)::int from lots) as lots`.execute(tx);
  return { people: rows[0]?.people ?? [], last: placeOf(rows[0], limit) };
}
