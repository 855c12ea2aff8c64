import type { PresenceSource, RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface RosterRow {
  membershipId: string;
  userId: string;
  name: string;
  store: string | null;
  avatarFileId: string | null;
  /** Null: not on the list. */
  state: RegistrationState | null;
  place: number | null;
  offerUntil: Date | null;
  checkedInAt: Date | null;
  source: PresenceSource | null;
  /** Arrival of a check-in that was read without a line. */
  sentAt: Date | null;
}

const columns = (clientId: string, sessionId: string) => sql`
  m.id as "membershipId", m.user_id as "userId", m.sort_name as name, s.name as store,
  u.avatar_file_id as "avatarFileId", r.state, r.offer_until as "offerUntil", r.checked_in_at as "checkedInAt",
  case when r.state = 'waiting' then (select count(*)::integer from live_session_registrations w
    where w.client_id = ${clientId} and w.session_id = ${sessionId} and w.state = 'waiting' and w.arrival <= r.arrival)
  end as place,
  p.source, case when p.read_at is not null then p.at end as "sentAt"`;
/** Last evidence of who is there. */
const evidence = sql`left join lateral (
  select p.source, p.read_at, p.at from live_session_presences p
  where p.client_id = r.client_id and p.registration_id = r.id and r.state = 'checked_in'
  order by p.id desc limit 1) p on true`;
const people = sql`memberships m join users u on u.id = m.user_id
  left join stores s on s.client_id = m.client_id and s.id = m.store_id`;

/** People of a session by name. */
export async function rosterPage(
  tx: Tx,
  filter: { clientId: string; sessionId: string; search: string; state: RegistrationState | null },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<RosterRow[]> {
  const { clientId, sessionId } = filter;
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<RosterRow>`
    select ${columns(clientId, sessionId)}
    from ${people} join live_session_registrations r
      on r.client_id = m.client_id and r.user_id = m.user_id and r.session_id = ${sessionId}
    ${evidence}
    where m.client_id = ${clientId} and (${filter.state}::text is null or r.state = ${filter.state})
      and (${filter.search}::text = '' or strpos(fold(m.sort_name), fold(${filter.search}::text)) > 0)
      and (${name}::text is null or (m.sort_name, m.id) > (${name}::text, ${id}::uuid))
    order by m.sort_name, m.id limit ${page.rows}`.execute(tx);
  return rows;
}

/** One active member, on the list or not. */
export async function rosterPerson(
  tx: Tx,
  scope: { clientId: string; sessionId: string },
  person: { membershipId: string } | { userId: string },
): Promise<RosterRow | undefined> {
  const { clientId, sessionId } = scope;
  const who =
    "membershipId" in person ? sql`m.id = ${person.membershipId}` : sql`m.user_id = ${person.userId}`;
  const { rows } = await sql<RosterRow>`
    select ${columns(clientId, sessionId)}
    from ${people} left join live_session_registrations r
      on r.client_id = m.client_id and r.user_id = m.user_id and r.session_id = ${sessionId}
    ${evidence}
    where m.client_id = ${clientId} and m.status = 'active' and ${who}`.execute(tx);
  return rows[0];
}

/** Active people who hold no place in a session, by name. */
export async function walkIns(
  tx: Tx,
  scope: { clientId: string; sessionId: string; search: string; most: number },
): Promise<Pick<RosterRow, "membershipId" | "name" | "store">[]> {
  const { clientId, sessionId, search, most } = scope;
  const { rows } = await sql<Pick<RosterRow, "membershipId" | "name" | "store">>`
    select m.id as "membershipId", m.sort_name as name, s.name as store
    from ${people}
    where m.client_id = ${clientId} and m.status = 'active' and strpos(fold(m.sort_name), fold(${search}::text)) > 0
      and not exists (select from live_session_registrations r
        where r.client_id = m.client_id and r.session_id = ${sessionId} and r.user_id = m.user_id
          and r.state in ('requested', 'invited', 'waiting', 'offered', 'registered', 'checked_in'))
    order by m.sort_name, m.id limit ${most}`.execute(tx);
  return rows;
}

/** Active members among these, who hold no place in a session. */
export async function invitable(
  tx: Tx,
  scope: { clientId: string; sessionId: string; membershipIds: readonly string[] },
): Promise<{ userId: string; state: RegistrationState | null }[]> {
  const { rows } = await sql<{ userId: string; state: RegistrationState | null }>`
    select m.user_id as "userId", r.state
    from memberships m left join live_session_registrations r
      on r.client_id = m.client_id and r.session_id = ${scope.sessionId} and r.user_id = m.user_id
    where m.client_id = ${scope.clientId} and m.status = 'active' and m.id = any(${[...scope.membershipIds]}::uuid[])
      and (r.state is null or r.state in ('unsubscribed', 'refused', 'lapsed', 'removed'))
    order by m.id`.execute(tx);
  return rows;
}
