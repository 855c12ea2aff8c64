import type { Locale } from "@trilha/contract/core/locale.ts";
import type { SessionKind } from "@trilha/contract/learning/live-sessions/states.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

type Localized = Partial<Record<Locale, string>>;

/** A session with its seats and its venue. */
export interface SessionRow extends Omit<Selectable<Tables["live_sessions"]>, "kind"> {
  kind: SessionKind;
  /** Null: as many as come. */
  capacity: number | null;
  taken: number;
  offered: number;
  /** Null: as many as come. */
  free: number | null;
  /** Whether somebody waits for a seat. */
  has_line: boolean;
  venue_name: string | null;
  venue_city: string | null;
  venue_country: string | null;
  venue_address: string | null;
  venue_map_link: string | null;
  venue_directions: Localized | null;
}

const columns = sql`s.*, q.capacity, q.taken, q.offered, q.free,
  exists (select from live_session_registrations w where w.client_id = s.client_id and w.session_id = s.id
    and w.state = 'waiting') as has_line,
  v.name as venue_name, v.city as venue_city, v.country as venue_country, v.address as venue_address,
  v.map_link as venue_map_link, v.directions as venue_directions`;
const tables = sql`live_sessions s
  join live_session_seats q on q.client_id = s.client_id and q.session_id = s.id
  left join venues v on v.client_id = s.client_id and v.id = s.venue_id`;

export interface SessionFilter {
  clientId: string;
  search: string;
  /** Narrower conditions on `s`, `q` and `v`. */
  where: RawBuilder<unknown>;
  direction: "asc" | "desc";
}

/** Moments between which sessions lie, at least in part; null: open. */
export interface SessionSpan {
  begin: Date | null;
  end: Date | null;
}

const inSpan = ({ begin, end }: SessionSpan) => sql`(${begin}::timestamptz is null or s.ends_at > ${begin})
  and (${end}::timestamptz is null or s.starts_at < ${end})`;

/** Announced sessions of a kind: those to come, those among them a person stands in, or those that are over. */
export const announcedSessions = (
  filter: SessionSpan & {
    kind: SessionKind;
    status: "upcoming" | "mine" | "past";
    userId: string;
    now: Date;
    online: "true" | "false" | null;
  },
): RawBuilder<unknown> => sql`s.kind = ${filter.kind} and s.state in ('pre_scheduled', 'scheduled', 'canceled')
  and s.ends_at ${sql.raw(filter.status === "past" ? "<=" : ">")} ${filter.now} and ${inSpan(filter)}
  and (${filter.online}::boolean is null or (s.link is not null) = ${filter.online}::boolean)
  and (${filter.status !== "mine"} or exists (select from live_session_registrations r
    where r.client_id = s.client_id and r.session_id = s.id and r.user_id = ${filter.userId}
      and r.state in ('requested', 'invited', 'waiting', 'offered', 'registered', 'checked_in')))`;

/** Sessions of the office, of one venue or led by somebody where that is asked for. */
export const officeSessions = (
  filter: SessionSpan & { userId: string; venueId: string | null; mine: "true" | "false" | null },
): RawBuilder<unknown> => sql`${inSpan(filter)}
  and (${filter.venueId}::uuid is null or s.venue_id = ${filter.venueId}::uuid)
  and (${filter.mine}::boolean is null or ${filter.mine}::boolean = exists (
    select from live_session_hosts h join memberships m on m.client_id = h.client_id and m.id = h.membership_id
    where h.client_id = s.client_id and h.session_id = s.id and m.user_id = ${filter.userId}))`;

/** Sessions by their beginning, the earliest or the latest first. */
export async function sessionPage(
  tx: Tx,
  { clientId, search, where, direction }: SessionFilter,
  page: { after: readonly [at: number, id: string] | undefined; rows: number },
): Promise<SessionRow[]> {
  const [at, id] = page.after ?? [null, null];
  const beyond = sql.raw(direction === "asc" ? ">" : "<");
  const order = sql.raw(direction);
  const { rows } = await sql<SessionRow>`
    select ${columns} from ${tables}
    where s.client_id = ${clientId} and ${where}
      and (${search}::text = '' or strpos(s.search_text || ' ' || fold(coalesce(v.name || ' ' || v.city, '')),
        fold(${search}::text)) > 0)
      and (${at}::bigint is null
        or (s.starts_at, s.id) ${beyond} (${at === null ? null : new Date(at)}::timestamptz, ${id}::uuid))
    order by s.starts_at ${order}, s.id ${order} limit ${page.rows}`.execute(tx);
  return rows;
}

export async function sessionById(tx: Tx, clientId: string, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from ${tables} where s.client_id = ${clientId} and s.id = ${id}`.execute(tx);
  return rows[0];
}

/** A session, held until the transaction ends: neither its dates nor its seats change meanwhile. */
export async function lockSession(tx: Tx, clientId: string, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from ${tables} where s.client_id = ${clientId} and s.id = ${id}
    for no key update of s, q`.execute(tx);
  return rows[0];
}

export interface SeatsRow {
  /** Null: as many as come. */
  free: number | null;
  hasLine: boolean;
}

const hasLine = sql`exists (select from live_session_registrations w
  where w.client_id = q.client_id and w.session_id = q.session_id and w.state = 'waiting') as "hasLine"`;

/** Seats of a session, held until the transaction ends: whoever takes one or gives one back comes after the other. */
export async function lockSeats(tx: Tx, clientId: string, sessionId: string): Promise<SeatsRow> {
  await sql`select from live_session_seats q
    where q.client_id = ${clientId} and q.session_id = ${sessionId} for no key update`.execute(tx);
  // A statement of its own: one that waited for the row would not see who joined the line meanwhile.
  const { rows } = await sql<SeatsRow>`
    select q.free, ${hasLine} from live_session_seats q
    where q.client_id = ${clientId} and q.session_id = ${sessionId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a session has its seats from the beginning");
  return row;
}

/** Sessions of one day that are seen by the same people, or those among them that a person stands in. */
export interface CalendarRow {
  /** In the zone that was asked for. */
  day: string;
  audience: SessionRow["audience"];
  state: SessionRow["state"];
  subscription: SessionRow["subscription"];
  /** Whether the person stands in all of these, or did once. */
  isIn: boolean;
  events: number;
  /** Whether they stand in one of them still. */
  own: boolean;
}

/**
 * Sessions of a kind that begin in a span, counted by day and what says who sees them, with those a person stands in
 * apart: thousands in one statement.
 */
export async function calendarRows(
  tx: Tx,
  scope: { clientId: string; userId: string; kind: SessionKind; begin: Date; end: Date; timeZone: string },
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select ((s.starts_at at time zone ${scope.timeZone})::date)::text as day, s.audience, s.state, s.subscription,
           r.state is not null as "isIn", count(*)::integer as events,
           coalesce(bool_or(r.state in ('requested', 'invited', 'waiting', 'offered', 'registered', 'checked_in')), false)
             as own
    from live_sessions s
    left join live_session_registrations r
      on r.client_id = s.client_id and r.session_id = s.id and r.user_id = ${scope.userId}
    where s.client_id = ${scope.clientId} and s.kind = ${scope.kind}
      and s.starts_at >= ${scope.begin} and s.starts_at < ${scope.end}
    group by 1, 2, 3, 4, 5 order by 1`.execute(tx);
  return rows;
}

export interface PeopleCountsRow {
  sessionId: string;
  waiting: number;
  requested: number;
  checkedIn: number;
}

/** How many people wait, ask and are there, session by session. */
export async function peopleCounts(
  tx: Tx,
  clientId: string,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, PeopleCountsRow>> {
  const { rows } = await sql<PeopleCountsRow>`
    select session_id as "sessionId", count(*) filter (where state = 'waiting')::integer as waiting,
           count(*) filter (where state = 'requested')::integer as requested,
           count(*) filter (where state = 'checked_in')::integer as "checkedIn"
    from live_session_registrations
    where client_id = ${clientId} and session_id = any(${[...sessionIds]}::uuid[])
      and state in ('waiting', 'requested', 'checked_in')
    group by session_id`.execute(tx);
  return new Map(rows.map((row) => [row.sessionId, row]));
}

export type WrittenSession = Pick<
  Selectable<Tables["live_sessions"]>,
  | "cover_file_id"
  | "starts_at"
  | "ends_at"
  | "time_zone"
  | "venue_id"
  | "link"
  | "subscription"
  | "registration_until"
  | "waiting_list"
  | "offer_hours"
  | "check_in_before"
  | "check_in_after"
> & { title: string; summary: string; description: string; audience: string };

export async function insertSession(
  tx: Tx,
  session: WrittenSession & {
    client_id: string;
    kind: SessionKind;
    check_in_code: string;
    created_by: string;
    changed_at: Date;
    created_at: Date;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto("live_sessions")
    .values(session)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it is no longer of that version. */
export async function updateSession(
  tx: Tx,
  edited: { clientId: string; id: string; version: number },
  change: Partial<WrittenSession> &
    Partial<Pick<SessionRow, "state" | "canceled_for" | "sequence" | "changed_at">>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("live_sessions")
    .set({ ...change, version: edited.version + 1 })
    .where("client_id", "=", edited.clientId)
    .where("id", "=", edited.id)
    .where("version", "=", edited.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a session another code; what was signed with the one before is void. */
export async function renewCode(
  tx: Tx,
  session: { clientId: string; id: string; code: string },
): Promise<void> {
  await sql`
    update live_sessions set check_in_code = ${session.code}, code_version = code_version + 1
    where client_id = ${session.clientId} and id = ${session.id}`.execute(tx);
}

export async function setCapacity(
  tx: Tx,
  session: { clientId: string; id: string; capacity: number | null },
): Promise<void> {
  await tx
    .updateTable("live_session_seats")
    .set({ capacity: session.capacity })
    .where("client_id", "=", session.clientId)
    .where("session_id", "=", session.id)
    .execute();
}
