import type { Locale } from "@trilha/contract/core/locale.ts";
import type { AlreadyAwarded } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { PaidActivity, PaidAward } from "../../loyalty/campaigns/index.ts";

/** Lets one check-in of a person pay after the other: what paid already is read before it pays. */
export async function lockPayments(tx: Tx, who: { clientId: string; userId: string }): Promise<void> {
  const name = `live sessions pay ${who.clientId} ${who.userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export interface SessionAwardRow {
  points: number;
  experience: number;
  trace: TraceStep[];
  campaign: Partial<Record<Locale, string>>;
}

/** Award of a session to somebody. */
export async function awardFor(
  tx: Tx,
  scope: { clientId: string; userId: string; sessionId: string },
): Promise<SessionAwardRow | undefined> {
  const { rows } = await sql<SessionAwardRow>`
    select a.points, a.experience, a.trace, c.title as campaign
    from live_session_awards a join campaigns c on c.client_id = a.client_id and c.id = a.campaign_id
    where a.client_id = ${scope.clientId} and a.user_id = ${scope.userId} and a.session_id = ${scope.sessionId}`.execute(
    tx,
  );
  return rows[0];
}

/** Check-ins at events, as campaigns pay them. */
export const eventCheckIns: PaidActivity = {
  kind: "event_check_in",
  async paidWithin(tx, participant) {
    const { rows } = await sql<Omit<AlreadyAwarded, "object">>`
      select coalesce(bool_or(day = ${participant.day}::date), false) as day,
             coalesce(bool_or(week = ${participant.week}::date), false) as week, count(*) > 0 as campaign
      from live_session_awards
      where client_id = ${participant.clientId} and user_id = ${participant.userId}
        and campaign_id = ${participant.campaignId} and kind = 'event_check_in'`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error("a statement without rows");
    return row;
  },
};

export async function insertAward(tx: Tx, award: PaidAward & { sessionId: string }): Promise<void> {
  await tx
    .insertInto("live_session_awards")
    .values({
      ...{
        client_id: award.clientId,
        session_id: award.sessionId,
        user_id: award.userId,
        kind: "event_check_in",
      },
      ...{ campaign_id: award.campaignId, rule_set_version_id: award.ruleSetVersionId },
      ...{ points: award.points, experience: award.experience, trace: JSON.stringify(award.trace) },
      ...{ day: award.day, week: award.week, at: award.at },
    })
    .execute();
}
