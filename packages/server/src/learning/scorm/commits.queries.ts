import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { OpeningRow } from "./launches.queries.ts";
import type { ScoRecord, ScoRun } from "./rules/record.ts";

/** Writes a commit: the opening and the attempt in one statement. */
export async function keepCommit(
  tx: Tx,
  commit: { clientId: string; row: Pick<OpeningRow, "launch_id" | "attempt_id"> },
  after: {
    opening: ScoRun;
    record: ScoRecord;
    /** Both as JSON text. */
    cmi: string;
    journal: string;
  },
  now: Date,
): Promise<void> {
  const { opening, record } = after;
  await sql`
    with launch as (
      update scorm_launches
      set sequence = ${opening.sequence}, seconds = ${opening.seconds}, counted = ${opening.counted},
          last_at = ${now}, closed_at = ${opening.closed ? now : null}::timestamptz,
          close_reason = ${opening.closed ? "ended" : null}
      where client_id = ${commit.clientId} and id = ${commit.row.launch_id})
    update scorm_attempts
    set cmi = ${after.cmi}::json, journal = ${after.journal}::json, completion = ${record.completion},
        success = ${record.success}, score = ${record.score}, progress = ${record.progress},
        location = ${record.location}, total_seconds = ${record.totalSeconds}, suspended = ${record.suspended},
        exit = ${record.exit}, sequence = ${opening.sequence}, last_at = ${now}
    where client_id = ${commit.clientId} and id = ${commit.row.attempt_id}`.execute(tx);
}

/** Closes openings nobody heard of since then and counts their seconds once; answers how many. */
export async function closeSilent(tx: Tx, since: Date, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ closed: number }>`
    with silent as (
      select id, client_id, attempt_id, seconds - counted as rest from scorm_launches
      where closed_at is null and last_at < ${since} and run > 0
      order by last_at limit ${most} for update skip locked),
    closed as (
      update scorm_launches l set closed_at = ${now}, close_reason = 'silent', counted = l.seconds
      from silent s where l.id = s.id),
    counted as (
      update scorm_attempts a set total_seconds = a.total_seconds + s.rest
      from (select client_id, attempt_id, sum(rest) as rest from silent group by 1, 2) s
      where a.client_id = s.client_id and a.id = s.attempt_id and s.rest > 0)
    select count(*)::int as closed from silent`.execute(tx);
  return rows[0]?.closed ?? 0;
}

/** Forgets addresses that were given out and never opened. */
export async function forgetUnopened(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from scorm_launches where id in (
      select id from scorm_launches where run = 0 and opened_at < ${before} order by opened_at limit ${most})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
