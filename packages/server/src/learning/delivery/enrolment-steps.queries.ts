import type { LearningEvent, LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import { type Tx, writeSoon } from "../../db/database.ts";

/** Mover of an enrolment; `actorId` null: the programme itself. */
export interface MovedBy {
  actorId: string | null;
  actorName: string;
  reason: string | null;
  now: Date;
}

/** One step of an enrolment, decided: `completes` notes when, a restart leaves nothing done. */
export interface EnrolmentStep {
  event: LearningEvent;
  from: LearningState;
  to: LearningState;
  attempt: number;
  completes: boolean;
  by: MovedBy;
}

/** Writes a step and its line in the history, in one statement. */
export async function writeStep(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  { event, from, to, attempt, completes, by: actor }: EnrolmentStep,
): Promise<void> {
  const started = event === "start";
  const again = event === "restart" || event === "reopen";
  const written = sql`
    with step as (
      insert into course_enrolment_steps
        (client_id, enrolment_id, event, from_state, to_state, attempt, actor_id, actor_name, reason, at)
      values (${clientId}, ${id}, ${event}, ${from}, ${to}, ${attempt}, ${actor.actorId}, ${actor.actorName}, ${actor.reason},
        ${actor.now})
    ), anew as (
      delete from activity_progress
      where client_id = ${clientId} and enrolment_id = ${id} and ${event === "restart"}
    )
    update course_enrolments
    set held_at = case when ${event === "restart" || completes} then null else held_at end,
        done = case when ${event === "restart"} then 0 else done end,
        percent = case when ${event === "restart"} then 0 else percent end,
        last_activity_id = case when ${event === "restart"} then null else last_activity_id end,
        state = ${to}, attempt = ${attempt}, state_reason = ${actor.reason},
        started_at = case when ${started} then coalesce(started_at, ${actor.now}::timestamptz) else started_at end,
        finished_at = case when ${completes} then ${actor.now}::timestamptz when ${again} then null else finished_at end
    where client_id = ${clientId} and id = ${id}`;
  await writeSoon(tx, written.execute(tx));
}
