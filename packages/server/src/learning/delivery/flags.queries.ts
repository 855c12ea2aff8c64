import type { FlagReason } from "@trilha/contract/learning/delivery/flags.ts";
import type { LearningPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** By what a client's people are measured. */
export async function paceOf(tx: Tx, clientId: string): Promise<LearningPace> {
  const row = await tx
    .selectFrom("clients")
    .select("learning_pace")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return row.learning_pace;
}

/** Keeps a flag of an enrolment's attempt, once for its reason, whatever was decided of it since. */
export async function insertFlag(
  tx: Tx,
  flag: {
    clientId: string;
    enrolmentId: string;
    activityId: string | null;
    reason: FlagReason;
    expected: number;
    measured: number;
    now: Date;
  },
): Promise<void> {
  const { clientId, enrolmentId } = flag;
  await sql`
    insert into learning_flags
      (client_id, enrolment_id, course_id, user_id, attempt, activity_id, reason, expected, measured, raised_at)
    select e.client_id, e.id, e.course_id, e.user_id, e.attempt, ${flag.activityId}::uuid, ${flag.reason},
           ${flag.expected}, ${flag.measured}, ${flag.now}
    from course_enrolments e where e.client_id = ${clientId} and e.id = ${enrolmentId}
    on conflict do nothing`.execute(tx);
}

/** Whether an attempt of an enrolment waits for somebody to look at it. */
export async function hasOpenFlags(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string; attempt: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom("learning_flags")
    .select("id")
    .where("client_id", "=", enrolment.clientId)
    .where("enrolment_id", "=", enrolment.enrolmentId)
    .where("attempt", "=", enrolment.attempt)
    .where("state", "=", "open")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes since when an enrolment waits for somebody to look at it; null: it does not any more. */
export async function keepHeld(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string },
  since: Date | null,
): Promise<void> {
  await tx
    .updateTable("course_enrolments")
    .set({ held_at: since })
    .where("client_id", "=", enrolment.clientId)
    .where("id", "=", enrolment.enrolmentId)
    .execute();
}

/** When activities were opened and how long they are, of those that are finished. */
export async function finishedParts(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string },
): Promise<{ activity_id: string; opened_at: Date; size: number | null }[]> {
  return tx
    .selectFrom("activity_progress")
    .select(["activity_id", "opened_at", "size"])
    .where("client_id", "=", enrolment.clientId)
    .where("enrolment_id", "=", enrolment.enrolmentId)
    .where("state", "=", "finished")
    .execute();
}

const mostLooked = 300;

/** Seconds that the newest of a course took from opening an activity to finishing it, but for whoever was in a hurry. */
export async function honestSeconds(
  tx: Tx,
  activity: { clientId: string; courseId: string; activityId: string },
): Promise<number[]> {
  const { clientId, courseId, activityId } = activity;
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from p.finished_at - p.opened_at)::float8 as seconds
    from (select id, client_id from course_enrolments
          where client_id = ${clientId} and course_id = ${courseId} order by id desc limit ${mostLooked}) e
    join activity_progress p
      on p.client_id = e.client_id and p.enrolment_id = e.id and p.activity_id = ${activityId}
    where p.state = 'finished' and not exists (
      select from learning_flags f
      where f.client_id = e.client_id and f.enrolment_id = e.id and f.activity_id = p.activity_id
        and f.state <> 'cleared')`.execute(tx);
  return rows.map(({ seconds }) => seconds);
}

/** Decides a flag that is open; the caller holds its enrolment. False: it was decided meanwhile. */
export async function decideFlag(
  tx: Tx,
  flag: { clientId: string; id: string },
  decision: { state: "cleared" | "rejected"; by: string; name: string; reason: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("learning_flags")
    .set({
      ...{ state: decision.state, decided_at: decision.now, decided_by: decision.by },
      ...{ decided_name: decision.name.slice(0, 256), decision_reason: decision.reason },
    })
    .where("client_id", "=", flag.clientId)
    .where("id", "=", flag.id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
