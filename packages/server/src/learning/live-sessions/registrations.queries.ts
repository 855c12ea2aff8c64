import type { Locale } from "@trilha/contract/core/locale.ts";
import type {
  PresenceSource,
  RegistrationEvent,
  RegistrationState,
} from "@trilha/contract/learning/live-sessions/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

export interface SeatHolderRow {
  id: string;
  userId: string;
  state: RegistrationState;
  offerUntil: Date | null;
  checkedInAt: Date | null;
  arrival: string;
}

const columns = sql`r.id, r.user_id as "userId", r.state, r.offer_until as "offerUntil",
  r.checked_in_at as "checkedInAt", r.arrival`;

/** Where somebody stands in each of these sessions. */
export async function registrationsIn(
  tx: Tx,
  scope: { clientId: string; userId: string; sessionIds: readonly string[] },
): Promise<ReadonlyMap<string, SeatHolderRow>> {
  const { rows } = await sql<SeatHolderRow & { sessionId: string }>`
    select r.session_id as "sessionId", ${columns} from live_session_registrations r
    where r.client_id = ${scope.clientId} and r.user_id = ${scope.userId}
      and r.session_id = any(${[...scope.sessionIds]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/** Where each of these people stands in a session, by person. */
export async function registrationsOfMany(
  tx: Tx,
  scope: { clientId: string; sessionId: string; userIds: readonly string[] },
): Promise<ReadonlyMap<string, SeatHolderRow>> {
  const { rows } = await sql<SeatHolderRow>`
    select ${columns} from live_session_registrations r
    where r.client_id = ${scope.clientId} and r.session_id = ${scope.sessionId}
      and r.user_id = any(${[...scope.userIds]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Person of a registration of a session. */
export async function registrationById(
  tx: Tx,
  scope: { clientId: string; sessionId: string; id: string },
): Promise<SeatHolderRow | undefined> {
  const { rows } = await sql<SeatHolderRow>`
    select ${columns} from live_session_registrations r
    where r.client_id = ${scope.clientId} and r.session_id = ${scope.sessionId} and r.id = ${scope.id}`.execute(
    tx,
  );
  return rows[0];
}

/** Places of these people in the line, from 1, by person; who does not wait has none. */
export async function placesInLine(
  tx: Tx,
  scope: { clientId: string; sessionId: string; userIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ userId: string; place: number }>`
    select l.user_id as "userId", l.place::integer from (
      select user_id, row_number() over (order by arrival) as place from live_session_registrations
      where client_id = ${scope.clientId} and session_id = ${scope.sessionId} and state = 'waiting') l
    where l.user_id = any(${[...scope.userIds]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ userId, place }) => [userId, place]));
}

/** First people in line, as many as are asked for; null: all. */
export async function firstInLine(
  tx: Tx,
  scope: { clientId: string; sessionId: string; people: number | null },
): Promise<SeatHolderRow[]> {
  const { rows } = await sql<SeatHolderRow>`
    select ${columns} from live_session_registrations r
    where r.client_id = ${scope.clientId} and r.session_id = ${scope.sessionId} and r.state = 'waiting'
    order by r.arrival limit ${scope.people}`.execute(tx);
  return rows;
}

export interface RegistrationMove {
  clientId: string;
  sessionId: string;
  userId: string;
  /** Null: they stand nowhere yet. */
  from: RegistrationState | null;
  event: RegistrationEvent;
  to: RegistrationState;
  offerUntil?: Date;
  checkedInAt?: Date;
  actor: { userId: string | null; name: string };
  reason?: string | undefined;
  now: Date;
}

/** Moves somebody to another state, with its step; the id of the registration. Undefined: somebody else was faster. */
export async function moveTo(tx: Tx, move: RegistrationMove): Promise<string | undefined> {
  const { clientId, sessionId, userId, from, to, now } = move;
  const [offerUntil, checkedInAt] = [move.offerUntil ?? null, move.checkedInAt ?? null];
  const joinsLine = to === "waiting";
  const { rows } =
    from === null
      ? await sql<{ id: string }>`
          insert into live_session_registrations (client_id, session_id, user_id, state, offer_until, checked_in_at, created_at)
          values (${clientId}, ${sessionId}, ${userId}, ${to}, ${offerUntil}, ${checkedInAt}, ${now})
          on conflict (client_id, session_id, user_id) do nothing returning id`.execute(tx)
      : await sql<{ id: string }>`
          update live_session_registrations
          set state = ${to}, offer_until = ${offerUntil}, checked_in_at = ${checkedInAt},
              arrival = case when ${joinsLine} then nextval('live_session_arrivals') else arrival end
          where client_id = ${clientId} and session_id = ${sessionId} and user_id = ${userId} and state = ${from}
          returning id`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await tx
    .insertInto("live_session_steps")
    .values({
      ...{ client_id: clientId, registration_id: row.id, event: move.event },
      ...{ from_state: from ?? "none", to_state: to, reason: move.reason ?? null, at: now },
      ...{ actor_id: move.actor.userId, actor_name: move.actor.name },
    })
    .execute();
  return row.id;
}

/** Brings people into a session who stand nowhere in it yet, in their order, each with the step; who was faster stays. */
export async function startMany(
  tx: Tx,
  scope: { clientId: string; sessionId: string; event: RegistrationEvent },
  people: readonly { userId: string; name: string; to: RegistrationState; now: Date }[],
): Promise<SeatHolderRow[]> {
  if (people.length === 0) return [];
  const { clientId, sessionId, event } = scope;
  const list = JSON.stringify(
    people.map(({ userId, name, to, now }, at) => ({ user_id: userId, name, state: to, now, at })),
  );
  const { rows } = await sql<SeatHolderRow>`
    with asked as (
      select * from jsonb_to_recordset(${list}::jsonb) as p(user_id uuid, name text, state text, now timestamptz, at integer)
    ), r as (
      insert into live_session_registrations (client_id, session_id, user_id, state, created_at)
      select ${clientId}, ${sessionId}, user_id, state, now from asked order by at
      on conflict (client_id, session_id, user_id) do nothing
      returning *
    ), steps as (
      insert into live_session_steps (client_id, registration_id, event, from_state, to_state, actor_id, actor_name, at)
      select ${clientId}, r.id, ${event}, 'none', r.state, r.user_id, asked.name, asked.now
      from r join asked on asked.user_id = r.user_id)
    select ${columns} from r`.execute(tx);
  return rows;
}

export async function insertPresence(
  tx: Tx,
  presence: {
    clientId: string;
    registrationId: string;
    source: PresenceSource;
    at: Date;
    readAt: Date | null;
    actor: { userId: string; name: string };
    reason?: string | undefined;
  },
): Promise<void> {
  await tx
    .insertInto("live_session_presences")
    .values({
      ...{ client_id: presence.clientId, registration_id: presence.registrationId, source: presence.source },
      ...{ present: presence.source !== "correction", at: presence.at, read_at: presence.readAt },
      ...{
        actor_id: presence.actor.userId,
        actor_name: presence.actor.name,
        reason: presence.reason ?? null,
      },
    })
    .execute();
}

export interface ClashRow {
  userId: string;
  id: string;
  title: Localized;
  startsAt: Date;
  endsAt: Date;
}

/** Other sessions these people have a seat in at the same time, a few for each. */
export async function clashesOfMany(
  tx: Tx,
  scope: { clientId: string; userIds: readonly string[]; sessionId: string; startsAt: Date; endsAt: Date },
): Promise<ClashRow[]> {
  const { rows } = await sql<ClashRow>`
    select c.* from unnest(${[...scope.userIds]}::uuid[]) u (id)
    cross join lateral (
      select r.user_id as "userId", s.id, s.title, s.starts_at as "startsAt", s.ends_at as "endsAt"
      from live_session_registrations r
      join live_sessions s on s.client_id = r.client_id and s.id = r.session_id and s.state = 'scheduled'
      where r.client_id = ${scope.clientId} and r.user_id = u.id and s.id <> ${scope.sessionId}
        and r.state in ('registered', 'checked_in', 'offered')
        and s.starts_at < ${scope.endsAt} and ${scope.startsAt} < s.ends_at
      order by s.starts_at, s.id limit 5) c`.execute(tx);
  return rows;
}

/** Sessions with offers that ran out. */
export async function sessionsWithLapsed(
  tx: Tx,
  now: Date,
  most: number,
): Promise<{ clientId: string; sessionId: string }[]> {
  const { rows } = await sql<{ clientId: string; sessionId: string }>`
    select distinct client_id as "clientId", session_id as "sessionId"
    from live_session_registrations where state = 'offered' and offer_until <= ${now} limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Offers of a session that ran out. */
export async function lapsedIn(
  tx: Tx,
  scope: { clientId: string; sessionId: string; now: Date },
): Promise<SeatHolderRow[]> {
  const { rows } = await sql<SeatHolderRow>`
    select ${columns} from live_session_registrations r
    where r.client_id = ${scope.clientId} and r.session_id = ${scope.sessionId} and r.state = 'offered'
      and r.offer_until <= ${scope.now} order by r.arrival`.execute(tx);
  return rows;
}

export interface ReminderRow {
  clientId: string;
  registrationId: string;
  sessionId: string;
  userId: string;
  locale: Locale | null;
  /** A day before, or an hour. */
  reminder: 1 | 2;
}

/** People whose session begins within a day or an hour and who have not been reminded of that. */
export async function dueReminders(tx: Tx, now: Date, most: number): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select r.client_id as "clientId", r.id as "registrationId", s.id as "sessionId", r.user_id as "userId", u.locale,
           n.reminder
    from live_sessions s
    cross join lateral (
      select case when s.starts_at <= ${now}::timestamptz + interval '1 hour' then 2 else 1 end as reminder) n
    join live_session_registrations r on r.client_id = s.client_id and r.session_id = s.id and r.state = 'registered'
    join users u on u.id = r.user_id
    where s.state = 'scheduled' and s.starts_at > ${now} and s.starts_at <= ${now}::timestamptz + interval '1 day'
      and r.reminded < n.reminder
    order by s.starts_at, s.id, r.id limit ${most}`.execute(tx);
  return rows;
}

/** False where somebody else reminded them meanwhile. */
export async function markReminded(
  tx: Tx,
  { clientId, registrationId, reminder }: Pick<ReminderRow, "clientId" | "registrationId" | "reminder">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("live_session_registrations")
    .set({ reminded: reminder })
    .where("client_id", "=", clientId)
    .where("id", "=", registrationId)
    .where("reminded", "<", reminder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** People who hold a seat, wait or were invited: they hear of another date. */
export async function concernedBy(
  tx: Tx,
  scope: { clientId: string; sessionId: string },
): Promise<{ userId: string; locale: Locale | null }[]> {
  const { rows } = await sql<{ userId: string; locale: Locale | null }>`
    select r.user_id as "userId", u.locale from live_session_registrations r join users u on u.id = r.user_id
    where r.client_id = ${scope.clientId} and r.session_id = ${scope.sessionId}
      and r.state in ('requested', 'invited', 'waiting', 'offered', 'registered')
    order by r.arrival`.execute(tx);
  return rows;
}

/** Reminders of a moved session begin anew. */
export async function forgetReminders(tx: Tx, scope: { clientId: string; sessionId: string }): Promise<void> {
  await tx
    .updateTable("live_session_registrations")
    .set({ reminded: 0 })
    .where("client_id", "=", scope.clientId)
    .where("session_id", "=", scope.sessionId)
    .where("reminded", ">", 0)
    .execute();
}

export async function localeOfUser(tx: Tx, userId: string): Promise<Locale | null> {
  const row = await tx.selectFrom("users").select("locale").where("id", "=", userId).executeTakeFirst();
  return row?.locale ?? null;
}

/** Sessions to come in which somebody stands, in the order of their ids. */
export async function sessionsAhead(
  tx: Tx,
  scope: { clientId: string; userId: string; now: Date },
): Promise<{ sessionId: string; state: RegistrationState }[]> {
  const { rows } = await sql<{ sessionId: string; state: RegistrationState }>`
    select r.session_id as "sessionId", r.state from live_session_registrations r
    join live_sessions s on s.client_id = r.client_id and s.id = r.session_id and s.starts_at > ${scope.now}
    where r.client_id = ${scope.clientId} and r.user_id = ${scope.userId} order by r.session_id`.execute(tx);
  return rows;
}
