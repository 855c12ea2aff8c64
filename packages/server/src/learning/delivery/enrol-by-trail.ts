import { learns } from "@trilha/contract/learning/delivery/states.ts";
import type { Tx } from "../../db/database.ts";
import { enrolPeople } from "./enrol-people.ts";
import { courseTerms } from "./enrolments.queries.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { noteTrail, trailHolding } from "./trails.queries.ts";

/**
 * §routes#trails A course is opened from a trail: whoever learns in the trail is enrolled in its courses as they open them, however
 * those are entered otherwise, and the trail has begun. False: they are not in the trail, or it does not hold the
 * course.
 */
export async function enrolByTrail(
  tx: Tx,
  trailKey: { clientId: string; userId: string; trailId: string; courseId: string; now: Date },
): Promise<boolean> {
  const { clientId, userId, courseId, now } = trailKey;
  const trail = await trailHolding(tx, trailKey);
  if (!trail || !learns.has(trail.state)) return false;
  const actor = { actorId: null, actorName: "", reason: null, now };
  if (trail.state === "enrolled" || trail.state === "restarted")
    await moveEnrolment(tx, { clientId, ...trail }, "start", actor);
  await noteTrail(tx, { clientId, enrolmentId: trail.id, now });
  const course = await courseTerms(tx, clientId, courseId);
  if (course)
    await enrolPeople(tx, { clientId, course, event: "enrol", source: "trail", by: actor }, [userId]);
  return true;
}
