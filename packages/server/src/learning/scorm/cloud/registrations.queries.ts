import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { ScormWork } from "../launches.queries.ts";
import type { CompletionStatus, Success } from "../rules/status.ts";

export interface CloudRegistrationRow {
  id: string;
  client_id: string;
  enrolment_id: string;
  activity_id: string;
  user_id: string;
  number: number;
  course_attempt: number;
  course: string;
  secret_hash: Buffer;
  sitting_id: string;
  registered: boolean;
  completion: CompletionStatus;
  success: Success;
  score: number | null;
  total_seconds: number;
  opened_at: Date;
  told_at: Date | null;
}

const columns = sql.raw(`id, client_id, enrolment_id, activity_id, user_id, number, course_attempt, course,
  secret_hash, sitting_id, registered, completion, success, score::float8 as score, total_seconds, opened_at, told_at`);

/** The newest registration of somebody's activity, held. */
export async function newestRegistration(tx: Tx, work: ScormWork): Promise<CloudRegistrationRow | undefined> {
  const { rows } = await sql<CloudRegistrationRow>`
    select ${columns} from scorm_cloud_registrations
    where client_id = ${work.clientId} and enrolment_id = ${work.enrolmentId} and activity_id = ${work.activityId}
    order by number desc limit 1 for update`.execute(tx);
  return rows[0];
}

export async function lockRegistration(tx: Tx, id: string): Promise<CloudRegistrationRow | undefined> {
  const { rows } = await sql<CloudRegistrationRow>`
    select ${columns} from scorm_cloud_registrations where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Makes the registration of an attempt; made at the same moment by another tab, it is that one. */
export async function insertRegistration(
  tx: Tx,
  registration: ScormWork & {
    id: string;
    userId: string;
    number: number;
    courseAttempt: number;
    course: string;
    secretHash: Buffer;
    sittingId: string;
  },
  now: Date,
): Promise<void> {
  await sql`
    insert into scorm_cloud_registrations
      (id, client_id, enrolment_id, activity_id, user_id, number, course_attempt, course, secret_hash, sitting_id, opened_at)
    values (${registration.id}, ${registration.clientId}, ${registration.enrolmentId}, ${registration.activityId}, ${registration.userId}, ${registration.number}, ${registration.courseAttempt},
            ${registration.course}, ${registration.secretHash}, ${registration.sittingId}, ${now})
    on conflict (client_id, enrolment_id, activity_id, number) do nothing`.execute(tx);
}

/** The learner opened it again: progress counts for that sitting, and its secret is what the post-back carries. */
export async function noteOpening(
  tx: Tx,
  opening: { clientId: string; id: string; sittingId: string; registered?: boolean },
): Promise<void> {
  await tx
    .updateTable("scorm_cloud_registrations")
    .set({ sitting_id: opening.sittingId, ...(opening.registered && { registered: true }) })
    .where("client_id", "=", opening.clientId)
    .where("id", "=", opening.id)
    .execute();
}

export async function keepResult(
  tx: Tx,
  row: Pick<CloudRegistrationRow, "id" | "client_id">,
  result: { completion: CompletionStatus; success: Success; score: number | null; totalSeconds: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("scorm_cloud_registrations")
    .set({
      completion: result.completion,
      success: result.success,
      score: result.score,
      total_seconds: result.totalSeconds,
      told_at: now,
    })
    .where("client_id", "=", row.client_id)
    .where("id", "=", row.id)
    .execute();
}
