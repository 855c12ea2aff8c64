import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment, optionalText, searchText } from "../../core/shapes.ts";
import { activityTypes } from "../delivery/activity-types.ts";
import { flagReasons, flagStates } from "../delivery/flags.ts";
import { namedCourse } from "../delivery/shapes.ts";

const count = z.int().check(z.minimum(0), z.maximum(10_000_000));
/** How many flags may be decided at once. */
export const flagsAtOnce = 100;

/** A result that came faster than a person can reach it. */
export const learningFlag = z.strictObject({
  id,
  userId: id,
  name: z.string(),
  store: z.nullable(z.string()),
  course: namedCourse,
  /** Null: the course as a whole. */
  activity: z.nullable(z.strictObject({ title: z.string(), type: z.enum(activityTypes) })),
  reason: z.enum(flagReasons),
  state: z.enum(flagStates),
  /** Seconds it takes at least, and took by the server's clock. */
  expected: count,
  measured: count,
  /** The course is done and earns nothing until this is decided. */
  holds: z.boolean(),
  raisedAt: moment,
  decision: z.nullable(z.strictObject({ at: moment, by: z.string(), reason: z.nullable(z.string()) })),
});
export type LearningFlag = z.output<typeof learningFlag>;

/** Record of how an activity was done: each opening, what the device said of it and what the clock allowed. */
export const flagSitting = z.strictObject({
  openedAt: moment,
  activity: z.nullable(z.string()),
  /** Seconds on the screen, and the person's time it came to. */
  seconds: count,
  used: count,
  device: z.string(),
  finishedAt: z.nullable(moment),
});

export const listFlags = endpoint({
  id: "teaching.flags",
  method: "GET",
  path: "/api/learning-flags",
  summary: "Results that came faster than a person can reach them, the longest waiting first",
  access: "courses.report",
  module: learningModules,
  query: z.strictObject({
    search: searchText,
    state: z.optional(z.enum(flagStates)),
    reason: z.optional(z.enum(flagReasons)),
    courseId: z.optional(id),
    ...pageQuery,
  }),
  answer: z.strictObject({
    ...page(learningFlag).shape,
    /** How many wait in all, and since when the oldest does. */
    open: count,
    oldest: z.nullable(moment),
    can: z.strictObject({ decide: z.boolean() }),
  }),
});

export const readFlag = endpoint({
  id: "teaching.flag",
  method: "GET",
  path: "/api/learning-flags/:id",
  summary: "One of them, with every opening of the activities it is about",
  access: "courses.report",
  module: learningModules,
  params: z.strictObject({ id }),
  answer: z.strictObject({ ...learningFlag.shape, sittings: z.array(flagSitting) }),
  problems: [genericProblems.notFound],
});

export const decideFlags = endpoint({
  id: "teaching.decide_flags",
  method: "POST",
  path: "/api/learning-flags/decide",
  summary: "Release what was flagged, which then counts and pays once, or reject it: the course starts over",
  access: "courses.enrol",
  module: learningModules,
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(flagsAtOnce)),
    decision: z.enum(["release", "reject"]),
    /** Read by the person when it is rejected; then it has to be said. */
    reason: optionalText(256),
  }),
  answer: z.strictObject({ decided: count, passedOver: count }),
  problems: [genericProblems.notFound],
  idempotent: true,
});
