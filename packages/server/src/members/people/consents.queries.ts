import type { LegalKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { CookieChoices } from "@trilha/contract/tenants/clients/texts.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface ConsentRow {
  id: string;
  membership_id: string | null;
  personal_data_open: boolean | null;
  name: string;
  email: string | null;
  kind: LegalKind;
  version: number;
  locale: string;
  choices: CookieChoices;
  accepted_at: Date;
  ip: string | null;
}

export interface ConsentFilter {
  search: string;
  kind: LegalKind | null;
  version: number | null;
  /** Days in the client's zone, both included. */
  from: string | null;
  until: string | null;
}

/** Most people a search looks through. */
const mostPeople = 5_000;

/** Consents of a client's people, the newest first; a search is for their names and addresses, not their documents. */
export async function consentsPage(
  tx: Tx,
  filter: { clientId: string; filter: ConsentFilter },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<ConsentRow[]> {
  const { search, kind, version, from, until } = filter.filter;
  const [afterAt, afterId] = page.after ?? [null, null];
  const matching = sql`a.user_id in (
    select m.user_id from people_page(${search}::text, null, null, null, null, null, null, null, ${mostPeople}::integer, false, false) p
      join memberships m on m.client_id = ${filter.clientId} and m.id = p.id
      join users f on f.id = m.user_id
     where strpos(fold(concat_ws(' ', f.first_name, f.last_name, f.nickname, nullif(f.username, f.document),
             f.email)), fold(${search}::text)) > 0)`;
  const { rows } = await sql<ConsentRow>`
    select a.id, a.kind, a.version, a.locale, a.choices, a.accepted_at, host(a.ip) as ip,
           m.id as membership_id, m.personal_data_open, u.email,
           coalesce(m.sort_name, trim(concat_ws(' ', u.first_name, u.last_name)), '') as name
    from acceptances a
    join clients c on c.id = a.client_id
    left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
    left join users u on u.id = a.user_id
    where a.client_id = ${filter.clientId}
      and (${afterAt}::timestamptz is null or (a.accepted_at, a.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
      and (${kind}::text is null or a.kind = ${kind}::text)
      and (${version}::integer is null or a.version = ${version}::integer)
      and (${from}::date is null or a.accepted_at >= ${from}::date::timestamp at time zone c.time_zone)
      and (${until}::date is null or a.accepted_at < (${until}::date + 1)::timestamp at time zone c.time_zone)
      and ${search ? matching : sql`true`}
    order by a.accepted_at desc, a.id desc limit ${page.rows}`.execute(tx);
  return rows;
}
