import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { changeEnrolment as spec } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { teachingProblems } from "@trilha/contract/learning/enrolments/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import {
  courseTerms,
  decideEnrolment,
  extendEnrolment,
  lockEnrolment,
  notifyExtension,
} from "../delivery/index.ts";
import { enrolledPerson } from "./enrolments.queries.ts";
import { presentEnrolled } from "./present-enrolled.ts";
import { isExtendable } from "./rules/abilities.ts";

const actions = {
  extend: "teaching.extend",
  unenrol: "teaching.unenrol",
  block: "teaching.block",
  lift: "teaching.lift",
} as const satisfies Record<string, AuditAct>;

/** §learning#time Gives one person longer, takes them out, blocks them or lifts that; they read the reason. */
export const changeEnrolment: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId: actorId, name: actorName } = call.actor;
    const { now } = call;
    const { change, reason } = body;
    const enrolment = { clientId, courseId: params.id, userId: params.userId };
    const course = await courseTerms(tx, clientId, params.id);
    const row = course && (await lockEnrolment(tx, enrolment));
    if (!course || !row) return refuse(genericProblems.notFound);
    const today = localDay(now, course.time_zone);
    if (change === "extend") {
      const { dueOn } = body;
      if (!isExtendable(row.state)) return refuse(teachingProblems.cannotHappen);
      if (dueOn !== null && dueOn < today)
        return refuse(genericProblems.invalidInput, {}, [{ path: "body.dueOn", code: "date_invalid" }]);
      await extendEnrolment(tx, { clientId, id: row.id, dueOn, reason });
      await notifyExtension(tx, {
        clientId,
        courseId: course.id,
        userIds: [row.user_id],
        dueOn,
        reason,
        now,
      });
    } else {
      const moved = await decideEnrolment(tx, row, change, { actorId, actorName, reason, now });
      if (moved === undefined) return refuse(teachingProblems.cannotHappen);
    }
    const after = await enrolledPerson(tx, { ...enrolment, today });
    if (!after) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: actions[change],
      ...{ entity: course.kind, entityId: course.id },
      entityName: textIn(course.title, call.locale),
      before: { person: row.user_id, state: row.state, dueOn: row.due_on },
      after: { person: row.user_id, state: after.state, dueOn: after.due_on },
      reason,
    });
    return presentEnrolled(after);
  });
