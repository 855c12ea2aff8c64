import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

export interface FeedOwner {
  clientId: string;
  userId: string;
}

/** Gives somebody's calendar another secret; the address of before leads nowhere from now on. */
export async function keepFeed(tx: Tx, feed: FeedOwner & { secretHash: Buffer; now: Date }): Promise<void> {
  await tx
    .insertInto("calendar_feeds")
    .values({
      ...{ client_id: feed.clientId, user_id: feed.userId },
      ...{ secret_hash: feed.secretHash, created_at: feed.now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(["client_id", "user_id"])
        .doUpdateSet({ secret_hash: feed.secretHash, created_at: feed.now }),
    )
    .execute();
}

export async function feedSince(tx: Tx, { clientId, userId }: FeedOwner): Promise<Date | undefined> {
  const row = await tx
    .selectFrom("calendar_feeds")
    .select("created_at")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.created_at;
}

export async function dropFeed(tx: Tx, { clientId, userId }: FeedOwner): Promise<void> {
  await tx
    .deleteFrom("calendar_feeds")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .execute();
}

/** Owner of a calendar by its secret: while they take part, and the client has events. */
export async function feedOwner(
  tx: Tx,
  secretHash: Buffer,
): Promise<(FeedOwner & { locale: Locale | null }) | undefined> {
  const { rows } = await sql<FeedOwner & { locale: Locale | null }>`
    select f.client_id as "clientId", f.user_id as "userId", u.locale
    from calendar_feeds f
    join clients c on c.id = f.client_id and c.has_events
    join memberships m on m.client_id = f.client_id and m.user_id = f.user_id and m.status = 'active'
    join users u on u.id = f.user_id
    where f.secret_hash = ${secretHash}`.execute(tx);
  return rows[0];
}

export interface FeedRow {
  id: string;
  title: Localized;
  summary: Localized;
  startsAt: Date;
  endsAt: Date;
  link: string | null;
  venue: string | null;
  canceled: boolean;
  state: RegistrationState;
  /** Changes of the session and steps of this person in it: grows with each. */
  sequence: number;
  changedAt: Date;
}

/** Sessions somebody ever had a seat in, from a moment on, with what became of them. */
export async function feedRows(tx: Tx, owner: FeedOwner, since: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select s.id, s.title, s.summary, s.starts_at as "startsAt", s.ends_at as "endsAt", s.link,
           case when v.id is not null then concat_ws(', ', v.name, v.address, v.city) end as venue,
           s.state = 'canceled' as canceled, r.state, s.sequence + p.steps as sequence,
           greatest(s.changed_at, p.last_at) as "changedAt"
    from live_session_registrations r
    join live_sessions s on s.client_id = r.client_id and s.id = r.session_id and s.ends_at > ${since}
    left join venues v on v.client_id = s.client_id and v.id = s.venue_id
    cross join lateral (
      select count(*)::integer as steps, max(t.at) as last_at, bool_or(t.to_state = 'registered') as seated
      from live_session_steps t where t.client_id = r.client_id and t.registration_id = r.id) p
    where r.client_id = ${owner.clientId} and r.user_id = ${owner.userId}
      and (p.seated or r.state in ('registered', 'checked_in'))
    order by s.starts_at, s.id`.execute(tx);
  return rows;
}
