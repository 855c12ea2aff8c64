import * as z from "zod/mini";
import { pageQuery } from "../../core/page.ts";
import { calendarDate, country, id, moment, searchText } from "../../core/shapes.ts";
import { testTypes } from "../delivery/activity-types.ts";
import { namedCourse } from "../delivery/shapes.ts";
import { questionKinds } from "../questions/sorts.ts";
import { attemptEnds, attemptStates } from "../tests/states.ts";
import { itemFlags } from "./items.ts";

const count = z.int().check(z.minimum(0));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const share = z.number().check(z.minimum(0), z.maximum(1));
const coefficient = z.number().check(z.minimum(-1), z.maximum(1));

/** A test that stands in a published course. */
export const namedTest = z.strictObject({
  activityId: id,
  title: z.string(),
  type: z.enum(testTypes),
  course: namedCourse,
});

/** Sums over people: of each their best attempt of those that ended. */
export const testSums = {
  people: count,
  attempts: count,
  /** People who passed; null: nothing to pass. */
  passed: z.nullable(count),
  /** Mean of the best percents; null: none yet. */
  percent: z.nullable(percent),
  /** Essays that wait. */
  waiting: count,
};

export const testRow = z.strictObject({ ...namedTest.shape, ...testSums, lastAt: z.nullable(moment) });
export type TestRow = z.output<typeof testRow>;

/** Filters of results; `from` and `to` are days of the end of an attempt in the client's zone. */
export const resultFilters = {
  country: z.optional(country),
  storeId: z.optional(id),
  groupId: z.optional(id),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
};

/** Tens of the histogram: 0–9, 10–19 … 90–99, 100. */
export const histogramSteps = 11;

export const testOverview = z.strictObject({
  test: namedTest,
  ...testSums,
  minimumScore: z.nullable(percent),
  maximumAttempts: z.nullable(count),
  /** People by the ten of their best percent. */
  histogram: z.array(count).check(z.length(histogramSteps)),
  /** People by attempts they used: one, two … the last stands for that many and more. */
  attemptsUsed: z.array(count),
  /** Median time of attempts that ended, in seconds. */
  medianSeconds: z.nullable(count),
  medianPercent: z.nullable(percent),
  /** Attempts whose time ran out. */
  ranOut: count,
  /** Attempts somebody is at. */
  running: count,
});
export type TestOverview = z.output<typeof testOverview>;

/** One person at a test. */
export const personRow = z.strictObject({
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  attempts: count,
  best: z.nullable(percent),
  last: z.nullable(percent),
  passed: z.nullable(z.boolean()),
  /** Over all attempts that ended. */
  seconds: count,
  lastAt: moment,
  waiting: count,
});
export type PersonResult = z.output<typeof personRow>;

export const resultPlaces = ["group", "store", "country"] as const;
export const placeRow = z.strictObject({
  /** An id; of a country its code. */
  id: z.string(),
  name: z.string(),
  ...testSums,
});
export type PlaceResult = z.output<typeof placeRow>;

/** One attempt in lists of staff. */
export const attemptRow = z.strictObject({
  id,
  test: namedTest,
  userId: id,
  name: z.string(),
  number: count,
  /** Attempt of the course: it counts anew after a restart. */
  courseAttempt: count,
  state: z.enum(attemptStates),
  end: z.nullable(z.enum(attemptEnds)),
  startedAt: moment,
  endedAt: z.nullable(moment),
  seconds: z.nullable(count),
  points: z.nullable(z.number()),
  total: z.nullable(z.number()),
  percent: z.nullable(percent),
  passed: z.nullable(z.boolean()),
  regradedAt: z.nullable(moment),
});
export type AttemptResult = z.output<typeof attemptRow>;

export const attemptsQuery = z.strictObject({
  activityId: z.optional(id),
  userId: z.optional(id),
  courseId: z.optional(id),
  state: z.optional(z.enum(attemptStates)),
  search: searchText,
  ...pageQuery,
});

export const itemChoice = z.strictObject({
  choice: z.string(),
  text: z.string(),
  right: z.boolean(),
  answers: count,
  share,
  upper: share,
  lower: share,
});

const itemFigures = {
  version: count,
  answers: count,
  difficulty: z.nullable(share),
  right: z.nullable(share),
  discrimination: z.nullable(coefficient),
  index: z.nullable(coefficient),
  flags: z.array(z.enum(itemFlags)),
};

/** A question of a test and how it did, by its newest version that was answered. */
export const itemRow = z.strictObject({
  questionId: id,
  bankId: z.nullable(id),
  kind: z.enum(questionKinds),
  prompt: z.string(),
  pictureUrl: z.nullable(z.string()),
  pictureAlt: z.nullable(z.string()),
  points: z.number(),
  /** Version of the question now; a later one than was answered is not judged yet. */
  currentVersion: count,
  ...itemFigures,
  choices: z.array(itemChoice),
  /** Versions before, the newest first. */
  before: z.array(z.strictObject(itemFigures)),
});
export type ItemAnalysisRow = z.output<typeof itemRow>;

/** §learning#item-analysis of a test, of the first attempt of each person: who comes again knows the questions. */
export const itemAnalysis = z.strictObject({
  items: z.array(itemRow),
  nextCursor: z.nullable(z.string()),
  test: namedTest,
  /** When it was counted; null: not yet. */
  countedAt: z.nullable(moment),
  /** Attempts that ended since. */
  behind: count,
  attempts: count,
  /** Cronbach's alpha; null: not known. */
  alpha: z.nullable(z.number()),
  /** Questions with a flag. */
  flagged: count,
});
export type ItemAnalysis = z.output<typeof itemAnalysis>;
