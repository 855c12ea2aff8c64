import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

export interface HostRow {
  sessionId: string;
  membershipId: string;
  userId: string;
  name: string;
  avatarFileId: string | null;
}

/** People who lead these sessions, in their order. */
export async function hostsOf(tx: Tx, clientId: string, sessionIds: readonly string[]): Promise<HostRow[]> {
  const { rows } = await sql<HostRow>`
    select h.session_id as "sessionId", h.membership_id as "membershipId", m.user_id as "userId",
           m.sort_name as name, u.avatar_file_id as "avatarFileId"
    from live_session_hosts h
    join memberships m on m.client_id = h.client_id and m.id = h.membership_id
    join users u on u.id = m.user_id
    where h.client_id = ${clientId} and h.session_id = any(${[...sessionIds]}::uuid[])
    order by h.session_id, h.position`.execute(tx);
  return rows;
}

/** Replaces who leads a session; false where one of them is no active member. */
export async function replaceHosts(
  tx: Tx,
  session: { clientId: string; id: string },
  membershipIds: readonly string[],
): Promise<boolean> {
  await tx
    .deleteFrom("live_session_hosts")
    .where("client_id", "=", session.clientId)
    .where("session_id", "=", session.id)
    .execute();
  if (membershipIds.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into live_session_hosts (client_id, session_id, membership_id, position)
    select m.client_id, ${session.id}, m.id, w.position
    from unnest(${[...membershipIds]}::uuid[]) with ordinality as w (id, position)
    join memberships m on m.client_id = ${session.clientId} and m.id = w.id and m.status = 'active'`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n) === membershipIds.length;
}

export interface PlaceClashRow {
  by: "venue" | "host";
  name: string;
  title: Localized;
}

/** First published session of the same venue, or with one of the same hosts, at the same time. */
export async function clashOf(
  tx: Tx,
  session: {
    clientId: string;
    id: string;
    startsAt: Date;
    endsAt: Date;
    venueId: string | null;
    hostIds: readonly string[];
  },
): Promise<PlaceClashRow | undefined> {
  const { rows } = await sql<PlaceClashRow>`
    select case when s.venue_id = ${session.venueId}::uuid then 'venue' else 'host' end as by,
           coalesce(m.sort_name, '') as name, s.title
    from live_sessions s
    left join lateral (
      select m.sort_name from live_session_hosts h
      join memberships m on m.client_id = h.client_id and m.id = h.membership_id
      where h.client_id = s.client_id and h.session_id = s.id
        and h.membership_id = any(${[...session.hostIds]}::uuid[])
      order by h.position limit 1) m on true
    where s.client_id = ${session.clientId} and s.id <> ${session.id}
      and s.state in ('pre_scheduled', 'scheduled')
      and s.starts_at < ${session.endsAt} and ${session.startsAt} < s.ends_at
      and (s.venue_id = ${session.venueId}::uuid or m.sort_name is not null)
    order by (s.venue_id = ${session.venueId}::uuid) desc nulls last, s.starts_at limit 1`.execute(tx);
  return rows[0];
}
