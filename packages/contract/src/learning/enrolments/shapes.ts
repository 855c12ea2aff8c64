import * as z from "zod/mini";
import { calendarDate, id, moment, optionalText, text } from "../../core/shapes.ts";
import { eligibility } from "../../members/eligibility/conditions.ts";

import { namedCourse } from "../delivery/shapes.ts";
import { learningStates } from "../delivery/states.ts";

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/** How many people may be named at once; more come by conditions or a file. */
export const peopleAtOnce = 500;
/** How many requests may be decided at once. */
export const decidedAtOnce = 100;

export const enrolmentSources = ["self", "staff", "import", "trail"] as const;
export const enrolmentState = z.enum(learningStates).check(z.refine((state) => state !== "not_started"));

/** Person in a course, as staff see it. */
export const enrolledPerson = z.strictObject({
  id,
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  state: z.enum(learningStates),
  source: z.enum(enrolmentSources),
  /** From 1. */
  attempt: count,
  done: count,
  total: count,
  percent,
  /** Percent. */
  score: z.nullable(z.number()),
  seconds: count,
  /** The last day, in the client's zone; null: no hurry. */
  dueOn: z.nullable(calendarDate),
  overdue: z.boolean(),
  extendedReason: z.nullable(z.string()),
  /** Reason of the last step. */
  reason: z.nullable(z.string()),
  enrolledAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  lastAt: z.nullable(moment),
  can: z.strictObject({
    decide: z.boolean(),
    extend: z.boolean(),
    block: z.boolean(),
    lift: z.boolean(),
    unenrol: z.boolean(),
  }),
});
export type EnrolledPerson = z.output<typeof enrolledPerson>;

/** People by name, or everybody who meets the conditions; these are then taken in by a job. */
const people = {
  userIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(peopleAtOnce))),
  eligibility: z.optional(eligibility),
};
/** One of the two, not both. */
const oneOf = z.refine<{ userIds?: unknown; eligibility?: unknown }>(
  ({ userIds, eligibility: rule }) => (userIds === undefined) !== (rule === undefined),
  { error: "required", path: ["userIds"] },
);
export const enrolling = z
  .strictObject({
    ...people,
    /** The last day instead of the course's own; null: no hurry; absent: the course's own. */
    dueOn: z.optional(z.nullable(calendarDate)),
    /** Only tells what would happen. */
    dryRun: z.boolean(),
  })
  .check(oneOf);
export const inviting = z.strictObject({ ...people, dryRun: z.boolean() }).check(oneOf);

/** Job that enrols everybody who meets its conditions. */
export const enrolmentRun = z.strictObject({
  event: z.enum(["enrol", "invite"]),
  /** People looked at, of how many. */
  done: count,
  total: count,
  /** People who were not in before. */
  joined: count,
  by: z.string(),
  startedAt: moment,
  endedAt: z.nullable(moment),
});
export type EnrolmentRun = z.output<typeof enrolmentRun>;

/** Effect of taking people in, or its preview. Staff are told, not stopped, by prerequisites and audience. */
export const enrollingAnswer = z.strictObject({
  people: count,
  /** New enrolments; null: the job will tell. */
  joined: z.nullable(count),
  /** People who are in already, or cannot come in, and stay as they are. */
  untouched: z.nullable(count),
  /** People among those coming in who have prerequisites to finish first. */
  missing: z.nullable(count),
  /** People among those coming in whom the course is not for. */
  outside: z.nullable(count),
  run: z.nullable(enrolmentRun),
});
export type EnrollingAnswer = z.output<typeof enrollingAnswer>;

/** Person who asks to be enrolled. */
export const enrolmentRequest = z.strictObject({
  id,
  course: namedCourse,
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  requestedAt: moment,
  /** Prerequisites they have not finished. */
  missing: z.array(z.string()),
});
export type EnrolmentRequest = z.output<typeof enrolmentRequest>;

export const deciding = z.strictObject({
  enrolmentIds: z.array(id).check(z.minLength(1), z.maxLength(decidedAtOnce)),
  decision: z.enum(["approve", "refuse"]),
  /** Needed to refuse; the person reads it. */
  reason: optionalText(),
});

const reason = text();
/** Change by staff to one person; each with a reason the person reads. */
export const enrolmentChange = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("extend"), dueOn: z.nullable(calendarDate), reason }),
  z.strictObject({ change: z.literal("unenrol"), reason }),
  z.strictObject({ change: z.literal("block"), reason }),
  z.strictObject({ change: z.literal("lift"), reason }),
]);
export type EnrolmentChange = z.output<typeof enrolmentChange>;
