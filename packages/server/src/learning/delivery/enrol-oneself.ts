import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  enrolInCourse as spec,
  unenrolFromCourse as unenrolSpec,
} from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { courseProblems } from "@trilha/contract/learning/delivery/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { enrolPeople } from "./enrol-people.ts";
import { courseTerms, findEnrolment, lockEnrolment } from "./enrolments.queries.ts";
import { learnerIn } from "./learner.ts";
import { moveEnrolment } from "./move-enrolment.ts";
import { presentEnrolment } from "./present-enrolment.ts";
import { enrolmentOption } from "./rules/enrolment-method.ts";

const doerOf = ({ actor, now }: MemberCall) => ({
  ...{ actorId: actor.userId, actorName: actor.name, reason: null, now },
});

/** §states#course Enrols the caller where it is open, asks where staff decide, accepts an invitation; again it changes nothing. */
export const enrol: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { learner, catalogue } = await learnerIn(tx, call);
    const shown = catalogue.byId.get(params.id);
    if (!shown || !learner.sees(shown)) return refuse(genericProblems.notFound);
    const course = await courseTerms(tx, clientId, params.id);
    if (!course) return refuse(genericProblems.notFound);
    const enrolment = { clientId, userId, courseId: course.id };
    const entry = enrolmentOption(
      (await lockEnrolment(tx, enrolment))?.state ?? "not_started",
      course.subscription,
    );
    if (entry === "blocked") return refuse(courseProblems.blocked);
    if (entry === "invitation") return refuse(courseProblems.invitationOnly);
    if (entry !== "in") {
      const actor = doerOf(call);
      await enrolPeople(tx, { clientId, course, event: entry, source: "self", by: actor }, [userId]);
    }
    const row = await findEnrolment(tx, enrolment);
    return row ? presentEnrolment(row) : refuse(genericProblems.notFound);
  });

/** §states#course Leaves a course or takes a request back; progress stays for whoever comes back. */
export const unenrol: UseCase<typeof unenrolSpec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const enrolment = { clientId, userId, courseId: params.id };
    const row = await lockEnrolment(tx, enrolment);
    if (!row) return refuse(genericProblems.notFound);
    if (row.state === "unenrolled") return presentEnrolment(row);
    const { id, state, attempt } = row;
    // A blocked person does not free themself by leaving.
    if (state === "blocked") return refuse(courseProblems.cannotLeave);
    const to = await moveEnrolment(tx, { clientId, id, state, attempt }, "unenrol", doerOf(call));
    if (to === undefined) return refuse(courseProblems.cannotLeave);
    const left = await findEnrolment(tx, enrolment);
    return left ? presentEnrolment(left) : refuse(genericProblems.notFound);
  });
