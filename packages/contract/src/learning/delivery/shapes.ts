import * as z from "zod/mini";
import { calendarDate, id, locale, moment } from "../../core/shapes.ts";
import { activityTypes } from "./activity-types.ts";
import { completionRule } from "./completion.ts";
import { courseKinds, orders, subscriptions, trailItemKinds } from "./outline.ts";
import { earned, namedLock, worth } from "./player-shapes.ts";
import { activityStates, learningStates } from "./states.ts";

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/** §learning#labels What courses are filed under; each kind is a filter of its own. */
export const labelKinds = ["area", "group", "category", "tag"] as const;
export type LabelKind = (typeof labelKinds)[number];

/** A course or trail that is spoken of. */
export const namedCourse = z.strictObject({ id, kind: z.enum(courseKinds), title: z.string() });
export type NamedCourse = z.output<typeof namedCourse>;

/** §routes#trails One course or trail as lists show it, in the reader's language or the nearest there is. */
export const courseCard = z.strictObject({
  ...namedCourse.shape,
  summary: z.string(),
  /** Language of the texts. */
  locale,
  /** Languages it is meant for. */
  locales: z.array(locale),
  coverUrl: z.nullable(z.string()),
  minutes: count,
  /** Activities; of a trail: courses. */
  parts: count,
  state: z.enum(learningStates),
  percent,
  mandatory: z.boolean(),
  /** The last day to finish it, in the client's zone; null: no hurry. */
  dueOn: z.nullable(calendarDate),
  favourite: z.boolean(),
  subscription: z.enum(subscriptions),
  labels: z.array(z.strictObject({ id, kind: z.enum(labelKinds), name: z.string() })),
  /** Earnings of finishing now; null: nothing, or it has given already. */
  gives: z.nullable(z.strictObject({ points: count, experience: count })),
  /** Courses and trails to finish first, which are not: its activities stay closed until then. */
  missing: z.array(namedCourse),
});
export type CourseSummary = z.output<typeof courseCard>;

/** Recommended: what must be done and is due first, then what is begun, then what is new, then what is done. */
export const courseSorts = ["recommended", "newest", "title", "popular"] as const;
export type CourseSort = (typeof courseSorts)[number];

export const coursePage = z.strictObject({
  items: z.array(courseCard),
  nextCursor: z.nullable(z.string()),
  /** How many fit the filters. */
  total: count,
});

const filterLabel = z.strictObject({ id, name: z.string(), courses: count });
/** §entities#filters What lists can be narrowed by, with how many there are of each; labels nothing has are left out. */
export const courseFilters = z.strictObject({
  total: count,
  favourites: count,
  areas: z.array(filterLabel),
  groups: z.array(filterLabel),
  categories: z.array(filterLabel),
  tags: z.array(filterLabel),
  progress: z.strictObject({
    not_started: count,
    in_progress: count,
    finished: count,
    reproved: count,
    blocked: count,
  }),
  subscriptions: z.strictObject({ open: count, approval: count, invitation: count }),
});

/** Relation of a person to a course or trail. */
export const enrolment = z.strictObject({
  state: z.enum(learningStates),
  percent,
  /** Mandatory parts that are done, of how many. */
  done: count,
  total: count,
  /** From 1. */
  attempt: count,
  score: z.nullable(z.number()),
  dueOn: z.nullable(calendarDate),
  /** Why this person has until then, where staff gave them longer. */
  extendedReason: z.nullable(z.string()),
  /** Reason of the last step: a request that was refused, a block. */
  reason: z.nullable(z.string()),
  /** All of it is done, and it counts once somebody has looked at how fast that was. */
  underReview: z.boolean(),
  enrolledAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
});
export type CourseEnrolment = z.output<typeof enrolment>;

/** Abilities of the reader. */
export const courseAbilities = z.strictObject({
  /** Open enrolment: one tap and they are in. */
  enrol: z.boolean(),
  /** Staff decide. */
  request: z.boolean(),
  /** Invitation to accept. */
  accept: z.boolean(),
  unenrol: z.boolean(),
  /** There is something to open. */
  open: z.boolean(),
});

const outlineActivity = z.strictObject({
  id,
  /** Counts through the whole course from 1 (§routes#hierarchy-order hierarchy_order). */
  order: count,
  type: z.enum(activityTypes),
  title: z.string(),
  minutes: count,
  mandatory: z.boolean(),
  completion: z.nullable(completionRule),
  state: z.enum(activityStates),
  percent,
  /** Why it cannot be opened; empty: it opens. */
  locks: z.array(namedLock),
});
const outlineItem = z.strictObject({
  id,
  kind: z.enum(trailItemKinds),
  title: z.string(),
  mandatory: z.boolean(),
  /** Null: what is still to come, or a course that was archived before the reader began it. */
  course: z.nullable(courseCard),
  done: z.boolean(),
  locks: z.array(namedLock),
});

/** Where to go on. */
export const nextActivity = z.strictObject({
  /** Course of a trail that holds the activity. */
  courseId: id,
  activityId: id,
  order: count,
  type: z.enum(activityTypes),
  title: z.string(),
});
export type NextActivity = z.output<typeof nextActivity>;

/** §routes#course-page: all there is to know before and while it is taken. */
export const course = z.strictObject({
  ...courseCard.shape,
  description: z.string(),
  /** The version the reader has: the one they began, else the newest. */
  version: count,
  order: z.enum(orders),
  /** Minutes of what is not finished yet. */
  minutesLeft: count,
  modules: z.array(z.strictObject({ id, title: z.string(), activities: z.array(outlineActivity) })),
  /** Courses of a trail. */
  items: z.array(outlineItem),
  prerequisites: z.array(
    z.strictObject({ ...namedCourse.shape, state: z.enum(learningStates), percent, met: z.boolean() }),
  ),
  /** The shortest way through all that is missing, in the order it can be taken. */
  path: z.array(z.strictObject({ ...namedCourse.shape, minutes: count, percent })),
  worth: z.nullable(worth),
  earned: z.nullable(earned),
  /** Null: never enrolled, asked or invited. */
  enrolment: z.nullable(enrolment),
  can: courseAbilities,
  next: z.nullable(nextActivity),
  /** The trail it is seen in. */
  trail: z.nullable(namedCourse),
});
export type Course = z.output<typeof course>;

/** §routes#screen-home Home: what to go on with, what has to be done, and by when. */
export const learningNext = z.strictObject({
  /** The last that were worked on, at most three. */
  continue: z.array(z.strictObject({ course: courseCard, next: z.nullable(nextActivity) })),
  /** Mandatory courses to do. */
  mandatory: z.array(courseCard),
  /** The next fourteen days from today, in the client's zone. */
  calendar: z.array(
    z.strictObject({
      on: calendarDate,
      due: z.array(z.strictObject({ ...namedCourse.shape, mandatory: z.boolean() })),
    }),
  ),
});
