import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { decideRequests as spec } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { teachingProblems } from "@trilha/contract/learning/enrolments/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import {
  type CourseEnrolmentRow,
  courseTerms,
  decideEnrolment,
  enrolPeople,
  lockEnrolmentById,
} from "../delivery/index.ts";

/**
 * §learning#enrolling Approves or refuses requests. What was decided or taken back meanwhile is passed over and counted; one id that the
 * client has not got and nothing is decided. A refusal needs a reason, which the person reads.
 */
export const decideRequests: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { decision } = body;
    const reason = body.reason || null;
    if (decision === "refuse" && !reason)
      return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "required" }]);
    const actor = { actorId: userId, actorName: name, reason, now: call.now };
    const held: CourseEnrolmentRow[] = [];
    // In one order, whoever decides: two at once wait for each other and never in a circle.
    for (const id of [...new Set(body.enrolmentIds)].sort()) {
      const row = await lockEnrolmentById(tx, { clientId, id });
      if (!row) return refuse(genericProblems.notFound);
      held.push(row);
    }
    const waiting = held.filter(({ state }) => state === "requested");
    for (const [courseId, rows] of Map.groupBy(waiting, (row) => row.course_id)) {
      const course = await courseTerms(tx, clientId, courseId);
      if (!course) continue;
      // Requests made before the course was archived are refused, or wait until it is back.
      if (decision === "approve" && course.state !== "published")
        return refuse(teachingProblems.notPublished);
      const ids = rows.map((row) => row.user_id);
      if (decision === "approve")
        await enrolPeople(tx, { clientId, course, event: "enrol", source: "staff", by: actor }, ids);
      else for (const row of rows) await decideEnrolment(tx, row, "refuse", actor);
      await recordAudit(tx, call, {
        action: decision === "approve" ? "teaching.approve" : "teaching.refuse",
        ...{ entity: course.kind, entityId: course.id },
        entityName: textIn(course.title, call.locale),
        after: { people: ids },
        ...(reason && { reason }),
      });
    }
    return { decided: waiting.length, passedOver: held.length - waiting.length };
  });
