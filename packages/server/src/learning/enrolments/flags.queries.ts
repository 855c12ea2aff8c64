import type { FlagReason, FlagState } from "@trilha/contract/learning/delivery/flags.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import type { SpokenOf } from "./enrolments.queries.ts";

export interface FlagRow extends SpokenOf, Omit<Selectable<Tables["learning_flags"]>, "client_id"> {
  name: string;
  store: string | null;
  version: number | null;
  holds: boolean;
}

export interface FlagFilter {
  search: string;
  state: FlagState | null;
  reason: FlagReason | null;
  courseId: string | null;
}

const flagColumns = sql`
  f.id, f.enrolment_id, f.course_id, f.user_id, f.activity_id, f.attempt, f.reason, f.state, f.expected, f.measured,
  f.raised_at, f.decided_at, f.decided_by, f.decided_name, f.decision_reason, c.kind, c.title, c.default_locale,
  e.version, e.held_at is not null and f.state = 'open' and e.attempt = f.attempt as holds,
  coalesce(m.sort_name, '') as name, s.name as store
  from learning_flags f
  join course_enrolments e on e.client_id = f.client_id and e.id = f.enrolment_id
  join courses c on c.client_id = f.client_id and c.id = f.course_id
  left join memberships m on m.client_id = f.client_id and m.user_id = f.user_id
  left join stores s on s.client_id = m.client_id and s.id = m.store_id`;

/** Flags. */
export async function flagPage(
  tx: Tx,
  { clientId, search, state, reason, courseId }: { clientId: string } & FlagFilter,
  page: { after: string | undefined; rows: number },
): Promise<FlagRow[]> {
  const { rows } = await sql<FlagRow>`
    select ${flagColumns}
    where f.client_id = ${clientId}
      and (${page.after ?? null}::uuid is null or f.id > ${page.after ?? null}::uuid)
      and (${state}::text is null or f.state = ${state})
      and (${reason}::text is null or f.reason = ${reason})
      and (${courseId}::uuid is null or f.course_id = ${courseId}::uuid)
      and (${search}::text = '' or strpos(fold(m.sort_name), fold(${search}::text)) > 0)
    order by f.id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function flagById(tx: Tx, flag: { clientId: string; id: string }): Promise<FlagRow | undefined> {
  const { rows } = await sql<FlagRow>`
    select ${flagColumns} where f.client_id = ${flag.clientId} and f.id = ${flag.id}`.execute(tx);
  return rows[0];
}

/** How many wait, and since when. */
export async function openFlags(tx: Tx, clientId: string): Promise<{ open: number; oldest: Date | null }> {
  const { rows } = await sql<{ open: number; oldest: Date | null }>`
    select count(*)::integer as open, min(raised_at) as oldest from learning_flags
    where client_id = ${clientId} and state = 'open'`.execute(tx);
  return rows[0] ?? { open: 0, oldest: null };
}

export interface FlagSittingRow {
  opened_at: Date;
  activity_id: string;
  seconds: number;
  used: number;
  device: string;
  finished_at: Date | null;
}

const mostSittings = 100;

/** Openings of the activity a flag is about, or of all of its course, in their order. */
export async function sittingsOf(
  tx: Tx,
  clientId: string,
  { enrolment_id: enrolmentId, activity_id: activityId, attempt }: FlagRow,
): Promise<FlagSittingRow[]> {
  const { rows } = await sql<FlagSittingRow>`
    select s.opened_at, s.activity_id, s.seconds, s.used, s.device, p.finished_at
    from sittings s
    left join activity_progress p
      on p.client_id = s.client_id and p.enrolment_id = s.enrolment_id and p.activity_id = s.activity_id
    where s.client_id = ${clientId} and s.enrolment_id = ${enrolmentId} and s.attempt = ${attempt}
      and (${activityId}::uuid is null or s.activity_id = ${activityId}::uuid)
    order by s.opened_at limit ${mostSittings}`.execute(tx);
  return rows;
}
