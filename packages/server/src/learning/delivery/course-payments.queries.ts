import type { Locale } from "@trilha/contract/core/locale.ts";
import type { AlreadyAwarded } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { PaidActivity, PaidAward } from "../../loyalty/campaigns/index.ts";

/** Lets one completion of a person pay after the other: what paid already is read before it pays. */
export async function lockPayments(tx: Tx, who: { clientId: string; userId: string }): Promise<void> {
  const name = `learning pays ${who.clientId} ${who.userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export interface PaidRow {
  courseId: string;
  points: number;
  experience: number;
  trace: TraceStep[];
  title: Partial<Record<Locale, string>>;
}

/** Payments to a person for these courses and trails, in whichever campaign. */
export async function paidFor(
  tx: Tx,
  who: { clientId: string; userId: string },
  courseIds: readonly string[],
): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select a.course_id as "courseId", a.points, a.experience, a.trace, c.title
    from course_awards a
    join campaigns c on c.client_id = a.client_id and c.id = a.campaign_id
    where a.client_id = ${who.clientId} and a.user_id = ${who.userId}
      and a.course_id = any(${[...courseIds]}::uuid[])`.execute(tx);
  return rows;
}

/** Whether courses and trails have paid somebody in a campaign: on this day, in this week, at all. */
async function paidWithin(
  tx: Tx,
  participant: { clientId: string; userId: string; campaignId: string; day: string; week: string },
): Promise<Omit<AlreadyAwarded, "object">> {
  const { rows } = await sql<Omit<AlreadyAwarded, "object">>`
    select coalesce(bool_or(day = ${participant.day}::date), false) as day,
           coalesce(bool_or(week = ${participant.week}::date), false) as week, count(*) > 0 as campaign
    from course_awards
    where client_id = ${participant.clientId} and user_id = ${participant.userId} and campaign_id = ${participant.campaignId}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error("a statement without rows");
  return row;
}

/** Finished courses and trails, as campaigns pay them. */
export const courseCompletions: PaidActivity = { kind: "training", paidWithin };

export async function insertCourseAward(
  tx: Tx,
  award: PaidAward & { courseId: string; enrolmentId: string },
): Promise<void> {
  await tx
    .insertInto("course_awards")
    .values({
      client_id: award.clientId,
      course_id: award.courseId,
      user_id: award.userId,
      enrolment_id: award.enrolmentId,
      campaign_id: award.campaignId,
      rule_set_version_id: award.ruleSetVersionId,
      points: award.points,
      experience: award.experience,
      trace: JSON.stringify(award.trace),
      day: award.day,
      week: award.week,
      at: award.at,
    })
    .execute();
}
