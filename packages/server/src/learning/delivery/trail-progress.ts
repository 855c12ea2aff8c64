import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { Tx } from "../../db/database.ts";
import { lockPayments } from "./course-payments.queries.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { trailProgress } from "./rules/trail-progress.ts";
import { heldTrails, keepTrailProgress } from "./trails.queries.ts";

/** A trail somebody finished just now. */
export interface FinishedTrail {
  trailId: string;
  enrolmentId: string;
  state: LearningState;
}

/**
 * Counts what somebody finished of their trails: of one they just joined, or of all that hold a course they just
 * finished, in the same transaction. Trails begin and finish by it; answers those that finished, which the caller
 * completes like any course. One after the other for a person: whoever joins a trail while they finish its last course
 * elsewhere would see neither done, and the trail would never finish.
 */
export async function moveTrails(
  tx: Tx,
  person: { clientId: string; userId: string; now: Date } & ({ trailId: string } | { courseId: string }),
): Promise<FinishedTrail[]> {
  const { clientId, now } = person;
  await lockPayments(tx, person);
  const finished: FinishedTrail[] = [];
  const actor = { actorId: null, actorName: "", reason: null, now };
  for (const trail of await heldTrails(tx, person)) {
    const { done, total, percent } = trailProgress(trail.courses);
    await keepTrailProgress(tx, {
      clientId,
      enrolmentId: trail.id,
      version: trail.version,
      done,
      total,
      percent,
    });
    let { state } = trail;
    const step = async (event: "start" | "finish") => {
      const to = await moveEnrolment(
        tx,
        { clientId, id: trail.id, state, attempt: trail.attempt },
        event,
        actor,
      );
      state = to ?? state;
      return to !== undefined;
    };
    if (done > 0 && (state === "enrolled" || state === "restarted")) await step("start");
    // §states#course Done with its courses, but not with what comes before it: it finishes with that.
    if (percent === 100 && trail.ready && (await step("finish")))
      finished.push({ trailId: trail.course_id, enrolmentId: trail.id, state });
  }
  return finished;
}

/** §routes#courses A course was finished: every trail of theirs that holds it, or waited for it, moves on, and finishes with it. */
export function courseFinished(
  tx: Tx,
  enrolment: { clientId: string; userId: string; courseId: string; now: Date },
): Promise<FinishedTrail[]> {
  return moveTrails(tx, enrolment);
}
