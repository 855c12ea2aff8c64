import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Standard } from "./rules/elements.ts";
import type { ScoPlan } from "./rules/plan.ts";
import type { CompletionStatus, Demands, Success } from "./rules/status.ts";

/** Work of a person with one activity. */
export interface ScormWork {
  clientId: string;
  enrolmentId: string;
  activityId: string;
}

export interface ScoAttemptRow {
  id: string;
  sco: string;
  number: number;
  course_attempt: number;
  completion: CompletionStatus;
  success: Success;
  score: number | null;
  progress: number | null;
  launch_id: string | null;
  started_at: Date;
  last_at: Date;
}

/** The SCOs of the newest attempt that were opened or are about to be; empty: there is none yet. */
export async function newestAttempt(tx: Tx, work: ScormWork): Promise<ScoAttemptRow[]> {
  const { rows } = await sql<ScoAttemptRow>`
    select id, sco, number, course_attempt, completion, success, score::float8 as score,
           progress::float8 as progress, launch_id, started_at, last_at
    from scorm_attempts a
    where a.client_id = ${work.clientId} and a.enrolment_id = ${work.enrolmentId}
      and a.activity_id = ${work.activityId}
      and a.number = (select max(number) from scorm_attempts b
                      where b.client_id = a.client_id and b.enrolment_id = a.enrolment_id
                        and b.activity_id = a.activity_id)`.execute(tx);
  return rows;
}

/** Holds every attempt at an activity, in one order: before what its SCOs share, as a commit does. */
export async function lockAttempts(tx: Tx, work: ScormWork): Promise<void> {
  await sql`
    select 1 from scorm_attempts
    where client_id = ${work.clientId} and enrolment_id = ${work.enrolmentId}
      and activity_id = ${work.activityId}
    order by id for update`.execute(tx);
}

/** Finds the row of a SCO in an attempt, or makes it. */
export async function attemptAt(
  tx: Tx,
  work: ScormWork & {
    userId: string;
    sco: string;
    number: number;
    courseAttempt: number;
    standard: Standard;
  },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into scorm_attempts (client_id, enrolment_id, activity_id, user_id, sco, number, course_attempt,
                                standard, started_at, last_at)
    values (${work.clientId}, ${work.enrolmentId}, ${work.activityId}, ${work.userId}, ${work.sco}, ${work.number},
            ${work.courseAttempt}, ${work.standard}, ${now}, ${now})
    on conflict (client_id, enrolment_id, activity_id, number, sco)
    do update set standard = excluded.standard
    returning id`.execute(tx);
  return rows[0]?.id ?? "";
}

export async function insertLaunch(
  tx: Tx,
  launch: {
    clientId: string;
    attemptId: string;
    sittingId: string;
    userId: string;
    sessionId: string;
    packageId: string;
    revision: number;
    tokenHash: Buffer;
    demands: Demands;
    locale: Locale;
  },
  now: Date,
): Promise<void> {
  await tx
    .insertInto("scorm_launches")
    .values({
      client_id: launch.clientId,
      attempt_id: launch.attemptId,
      sitting_id: launch.sittingId,
      user_id: launch.userId,
      session_id: launch.sessionId,
      package_id: launch.packageId,
      revision: launch.revision,
      token_hash: launch.tokenHash,
      demands: JSON.stringify(launch.demands),
      locale: launch.locale,
      opened_at: now,
      run_at: null,
      last_at: now,
      closed_at: null,
      close_reason: null,
    })
    .execute();
}

export interface OpeningRow {
  launch_id: string;
  attempt_id: string;
  user_id: string;
  sitting_id: string;
  package_id: string;
  revision: number;
  demands: Demands;
  locale: Locale;
  run: number;
  run_at: Date | null;
  launch_sequence: number;
  seconds: number;
  counted: number;
  closed_at: Date | null;
  close_reason: "ended" | "silent" | "replaced" | null;
  enrolment_id: string;
  activity_id: string;
  sco: string;
  number: number;
  course_attempt: number;
  standard: Standard;
  completion: CompletionStatus;
  success: Success;
  score: number | null;
  progress: number | null;
  location: string;
  total_seconds: number;
  suspended: boolean;
  exit: string | null;
  live_launch_id: string | null;
  /** Attempt at the activity its document belongs to (2004), and the seconds before it. */
  activity_attempt: number;
  earlier_seconds: number;
}

/**
 * A launch with its attempt, both held until the transaction ends, the attempt first: its openings wait for each other
 * there. Undefined: nobody was given this token.
 */
export async function lockOpening(
  tx: Tx,
  person: { clientId: string; userId: string; tokenHash: Buffer },
): Promise<OpeningRow | undefined> {
  const { rows } = await sql<OpeningRow>`
    select l.id as launch_id, l.attempt_id, l.user_id, l.sitting_id, l.package_id, l.revision, l.demands, l.locale,
           l.run, l.run_at, l.sequence as launch_sequence, l.seconds, l.counted, l.closed_at, l.close_reason,
           a.enrolment_id, a.activity_id, a.sco, a.number, a.course_attempt, a.standard, a.completion, a.success,
           a.score::float8 as score, a.progress::float8 as progress, a.location, a.total_seconds, a.suspended,
           a.exit, a.launch_id as live_launch_id, a.activity_attempt, a.earlier_seconds
    from scorm_launches l
    join scorm_attempts a on a.client_id = l.client_id and a.id = l.attempt_id
    where l.token_hash = ${person.tokenHash} and l.client_id = ${person.clientId} and l.user_id = ${person.userId}
    for update of a, l`.execute(tx);
  return rows[0];
}

/** Last document of the content, as it came. */
export async function storedDocument(tx: Tx, clientId: string, attemptId: string): Promise<unknown> {
  const row = await tx
    .selectFrom("scorm_attempts")
    .select("cmi")
    .where("client_id", "=", clientId)
    .where("id", "=", attemptId)
    .executeTakeFirst();
  return row?.cmi;
}

/**
 * Makes a launch the one that may write: its page was loaded, once more or for the first time. Every earlier opening of
 * the attempt is closed, its seconds counted; answers how far the one before had come. A new attempt at the activity
 * begins with an empty document.
 */
export async function beginRun(
  tx: Tx,
  attempt: { clientId: string; attemptId: string; launchId: string; activityAttempt: number },
  now: Date,
): Promise<{ id: string; run: number; sequence: number } | undefined> {
  const before = await sql<{ id: string; run: number; sequence: number }>`
    select l.id, l.run, l.sequence from scorm_launches l
    join scorm_attempts a on a.client_id = l.client_id and a.id = l.attempt_id and a.launch_id = l.id
    where a.client_id = ${attempt.clientId} and a.id = ${attempt.attemptId} and l.run > 0`.execute(tx);
  await sql`
    with open as (
      select id, seconds - counted as rest from scorm_launches
      where client_id = ${attempt.clientId} and attempt_id = ${attempt.attemptId}
        and (closed_at is null or seconds > counted or id = ${attempt.launchId})
      for update),
    closed as (
      update scorm_launches l
      set counted = case when l.id = ${attempt.launchId} then 0 else l.seconds end,
          seconds = case when l.id = ${attempt.launchId} then 0 else l.seconds end,
          sequence = case when l.id = ${attempt.launchId} then 0 else l.sequence end,
          run = case when l.id = ${attempt.launchId} then l.run + 1 else l.run end,
          run_at = case when l.id = ${attempt.launchId} then ${now} else l.run_at end,
          last_at = case when l.id = ${attempt.launchId} then ${now} else l.last_at end,
          closed_at = case when l.id = ${attempt.launchId} then null else coalesce(l.closed_at, ${now}) end,
          close_reason = case when l.id = ${attempt.launchId} then null else coalesce(l.close_reason, 'replaced') end
      from open where l.id = open.id)
    update scorm_attempts a
    set launch_id = ${attempt.launchId}, sequence = 0, last_at = ${now},
        total_seconds = a.total_seconds + (select coalesce(sum(rest), 0) from open),
        completion = case when a.completion = 'not_attempted' then 'incomplete' else a.completion end,
        cmi = case when a.activity_attempt = ${attempt.activityAttempt} then a.cmi else '{}' end,
        exit = case when a.activity_attempt = ${attempt.activityAttempt} then a.exit end,
        earlier_seconds = case when a.activity_attempt = ${attempt.activityAttempt} then a.earlier_seconds
                               else a.total_seconds + (select coalesce(sum(rest), 0) from open) end,
        activity_attempt = ${attempt.activityAttempt}
    where a.client_id = ${attempt.clientId} and a.id = ${attempt.attemptId}`.execute(tx);
  return before.rows[0];
}

/** A page that says nothing of itself is done once it was opened. */
export async function completeAsset(tx: Tx, clientId: string, attemptId: string): Promise<void> {
  await tx
    .updateTable("scorm_attempts")
    .set({ completion: "completed" })
    .where("client_id", "=", clientId)
    .where("id", "=", attemptId)
    .execute();
}

/** Result of each SCO for a menu, by the manifest's order. */
export function resultsOf(scos: readonly ScoPlan[], rows: readonly ScoAttemptRow[]) {
  // A row nobody opened yet holds its place only.
  const records = new Map(rows.filter(({ launch_id }) => launch_id !== null).map((row) => [row.sco, row]));
  return scos.map(({ id }) => ({ id, record: records.get(id) ?? null }));
}

/** Seconds of all sittings of the attempt at the activity that is under way. */
export async function totalSecondsOf(tx: Tx, clientId: string, attemptId: string): Promise<number> {
  const row = await tx
    .selectFrom("scorm_attempts")
    .select(["total_seconds", "earlier_seconds"])
    .where("client_id", "=", clientId)
    .where("id", "=", attemptId)
    .executeTakeFirst();
  return row ? row.total_seconds - row.earlier_seconds : 0;
}

/** Document of one SCO of an attempt; undefined: it has none. */
export async function documentAt(
  tx: Tx,
  work: ScormWork & { number: number; sco: string },
): Promise<{ standard: Standard; cmi: unknown } | undefined> {
  return tx
    .selectFrom("scorm_attempts")
    .select(["standard", "cmi"])
    .where("client_id", "=", work.clientId)
    .where("enrolment_id", "=", work.enrolmentId)
    .where("activity_id", "=", work.activityId)
    .where("number", "=", work.number)
    .where("sco", "=", work.sco)
    .where("launch_id", "is not", null)
    .executeTakeFirst();
}
