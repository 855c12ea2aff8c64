import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { afterEvent } from "@trilha/contract/learning/delivery/states.ts";
import type {
  inviteMany as inviteSpec,
  enrolMany as spec,
} from "@trilha/contract/learning/enrolments/endpoints.ts";
import { teachingProblems } from "@trilha/contract/learning/enrolments/problems.ts";
import type { EnrollingAnswer } from "@trilha/contract/learning/enrolments/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { clientHasNamed, countAudience, openAmong } from "../../members/eligibility/index.ts";
import { type CourseTerms, courseTerms, enrolPeople } from "../delivery/index.ts";
import { audienceOf, candidates } from "./enrolments.queries.ts";
import { insertRun, presentRun } from "./runs.queries.ts";

/** Plan of enrolments. */
interface Wanted {
  event: "enrol" | "invite";
  userIds: string[] | undefined;
  eligibility: Eligibility | undefined;
  /** Absent: the course's own. */
  dueOn?: string | null | undefined;
  dryRun: boolean;
}

/** §learning#enrolling Enrols many people at once; staff are told of prerequisites and audience, not stopped by them. */
export const enrolMany: UseCase<typeof spec> = (call, { params, body }) => {
  const { userIds, eligibility, dueOn, dryRun } = body;
  return takeIn(call, params.id, { event: "enrol", userIds, eligibility, dueOn, dryRun });
};

/** §learning#enrolling Invites many people at once: each comes in by accepting. */
export const inviteMany: UseCase<typeof inviteSpec> = (call, { params, body }) => {
  const { userIds, eligibility, dryRun } = body;
  return takeIn(call, params.id, { event: "invite", userIds, eligibility, dryRun });
};

function takeIn(call: MemberCall, courseId: string, wanted: Wanted): Promise<EnrollingAnswer | Refusal> {
  return call.write(async (tx) => {
    const course = await courseTerms(tx, call.actor.clientId, courseId);
    if (!course) return refuse(genericProblems.notFound);
    if (course.state !== "published") return refuse(teachingProblems.notPublished);
    const { userIds, eligibility, dueOn } = wanted;
    if (dueOn && dueOn < localDay(call.now, course.time_zone))
      return refuse(genericProblems.invalidInput, {}, [{ path: "body.dueOn", code: "date_invalid" }]);
    if (eligibility) return takeInAll(tx, call, course, wanted, eligibility);
    return takeInThese(tx, call, course, wanted, userIds ?? []);
  });
}

async function takeInThese(
  tx: Tx,
  call: MemberCall,
  course: CourseTerms,
  { event, dueOn, dryRun }: Wanted,
  userIds: readonly string[],
): Promise<EnrollingAnswer | Refusal> {
  const { clientId, userId, name } = call.actor;
  const people = await candidates(tx, { clientId, courseId: course.id }, userIds);
  const known = new Set(people.map((one) => one.user_id));
  const strangers = userIds.flatMap((id, index): RefusedField[] =>
    known.has(id) ? [] : [{ path: `body.userIds.${index}`, code: "not_an_option" }],
  );
  if (strangers.length > 0) return refuse(genericProblems.invalidInput, {}, strangers);
  const fresh = people.filter(({ state }) => afterEvent(state, event) !== undefined);
  const ids = fresh.map((one) => one.user_id);
  const audience = await audienceOf(tx, clientId, course.id);
  const open = audience
    ? await openAmong(tx, { clientId, eligibility: audience, now: call.now }, ids)
    : new Set(ids);
  let joined = ids.length;
  if (!dryRun && ids.length > 0) {
    const actor = { actorId: userId, actorName: name, reason: null, now: call.now };
    const about = {
      clientId,
      course,
      event,
      source: "staff",
      by: actor,
      ...(dueOn !== undefined && { dueOn }),
    } as const;
    joined = (await enrolPeople(tx, about, ids)).length;
    await recordAudit(tx, call, {
      action: event === "enrol" ? "teaching.enrol" : "teaching.invite",
      ...{ entity: course.kind, entityId: course.id },
      entityName: textIn(course.title, call.locale),
      after: { people: ids, new: joined, ...(dueOn !== undefined && { dueOn }) },
    });
  }
  return {
    ...{ people: known.size, joined, untouched: known.size - joined },
    missing: fresh.filter(({ missing }) => missing).length,
    outside: ids.length - open.size,
    run: null,
  };
}

/** Begins the job that goes through everybody who meets the conditions. */
async function takeInAll(
  tx: Tx,
  call: MemberCall,
  course: CourseTerms,
  { event, dueOn, dryRun }: Wanted,
  eligibility: Eligibility,
): Promise<EnrollingAnswer | Refusal> {
  const { clientId, userId, name } = call.actor;
  const { now } = call;
  if (!(await clientHasNamed(tx, clientId, eligibility))) return refuse(genericProblems.notFound);
  const { people: total } = await countAudience(tx, { clientId, eligibility, now, names: 0 });
  const outcome = { people: total, joined: null, untouched: null, missing: null, outside: null };
  if (dryRun || total === 0) return { ...outcome, run: null };
  const about = { clientId, courseId: course.id, event, eligibility, dueOn, total, userId, name, now };
  const run = await insertRun(tx, about);
  if (!run) return refuse(teachingProblems.running);
  await enqueue(tx, "teaching.enrol", { clientId, runId: run.id }, { key: `teaching ${run.id}` });
  await recordAudit(tx, call, {
    action: event === "enrol" ? "teaching.enrol_all" : "teaching.invite_all",
    ...{ entity: course.kind, entityId: course.id },
    entityName: textIn(course.title, call.locale),
    after: { people: total, eligibility, ...(dueOn !== undefined && { dueOn }) },
  });
  return { ...outcome, run: presentRun(run) };
}
