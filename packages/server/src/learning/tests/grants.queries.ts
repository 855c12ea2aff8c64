import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Tx } from "../../db/database.ts";

export async function insertGrant(
  tx: Tx,
  grant: {
    clientId: string;
    enrolmentId: string;
    activityId: string;
    courseAttempt: number;
    attempts: number;
    minutes: number;
    reason: string;
    actorId: string;
    actorName: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("attempt_grants")
    .values({
      client_id: grant.clientId,
      enrolment_id: grant.enrolmentId,
      activity_id: grant.activityId,
      course_attempt: grant.courseAttempt,
      attempts: grant.attempts,
      minutes: grant.minutes,
      reason: grant.reason,
      actor_id: grant.actorId,
      actor_name: grant.actorName,
      at: grant.now,
    })
    .execute();
}

/** The deadline of an attempt that is held. */
export async function moveDeadline(
  tx: Tx,
  deadline: { clientId: string; id: string; deadline: Date },
): Promise<void> {
  await tx
    .updateTable("attempts")
    .set({ deadline: deadline.deadline })
    .where("client_id", "=", deadline.clientId)
    .where("id", "=", deadline.id)
    .execute();
}

/** In which language somebody reads; undefined: they never said. */
export async function localeOf(tx: Tx, userId: string): Promise<Locale | undefined> {
  const row = await tx.selectFrom("users").select("locale").where("id", "=", userId).executeTakeFirst();
  return row?.locale ?? undefined;
}
