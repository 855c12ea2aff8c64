import * as z from "zod/mini";
import { ageBands } from "../../accounts/identity/age-bands.ts";
import { pageQuery } from "../../core/page.ts";
import { calendarDate, country, id, moment, searchText } from "../../core/shapes.ts";
import { activityTypes } from "../delivery/activity-types.ts";
import { namedCourse } from "../delivery/shapes.ts";
import { activityStates, learningStates } from "../delivery/states.ts";
import { enrolledPerson } from "./shapes.ts";
import { reportStates } from "./states.ts";

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/** §entities#filters What reports are narrowed by; `from` and `to` are days of enrolling in the client's zone, both included. */
export const reportFilters = {
  /** In the name of what the rows are. */
  search: searchText,
  courseId: z.optional(id),
  country: z.optional(country),
  chainId: z.optional(id),
  storeId: z.optional(id),
  groupId: z.optional(id),
  /** §limits#age-bands Needs the right to personal data; of people who opened theirs. */
  ageBand: z.optional(z.enum(ageBands)),
  state: z.optional(z.enum(reportStates)),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
};
export const reportQuery = z.strictObject({ ...reportFilters, ...pageQuery });

/** Sums over enrolments; requests, invitations and who left are none. */
export const learningSums = {
  enrolled: count,
  inProgress: count,
  finished: count,
  overdue: count,
  /** Share of the enrolled. */
  finishedPercent: percent,
  /** Mean progress. */
  percent,
  /** Mean of the scores there are, percent; null: none. */
  score: z.nullable(z.number()),
  seconds: count,
};
export const reportedPerson = z.strictObject({
  userId: id,
  membershipId: id,
  name: z.string(),
  store: z.nullable(z.string()),
  ...learningSums,
});
export const reportedPlace = z.strictObject({ id, name: z.string(), people: count, ...learningSums });
export const reportedCourse = z.strictObject({ ...namedCourse.shape, people: count, ...learningSums });
export type ReportedPerson = z.output<typeof reportedPerson>;
export type ReportedPlace = z.output<typeof reportedPlace>;
export type ReportedCourse = z.output<typeof reportedCourse>;

const { state: _state, can: _can, userId: _user, membershipId: _membership, ...parts } = enrolledPerson.shape;
const { name: _name, store: _store, ...personal } = parts;
/** One person's course. */
export const personCourse = z.strictObject({
  ...personal,
  course: namedCourse,
  state: z.enum(learningStates),
});
export type PersonCourse = z.output<typeof personCourse>;

/** One person and all they take. */
export const personLearning = z.strictObject({
  userId: id,
  membershipId: id,
  name: z.string(),
  store: z.nullable(z.string()),
  country: z.nullable(country),
  courses: z.array(personCourse),
});

/** Work of a person in a course: its activities in the version they have. */
export const personActivities = z.strictObject({
  activities: z.array(
    z.strictObject({
      id,
      order: count,
      type: z.enum(activityTypes),
      title: z.string(),
      mandatory: z.boolean(),
      state: z.enum(activityStates),
      percent,
      score: z.nullable(z.number()),
      seconds: count,
      openedAt: z.nullable(moment),
      finishedAt: z.nullable(moment),
    }),
  ),
});
