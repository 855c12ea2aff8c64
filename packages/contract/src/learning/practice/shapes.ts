import * as z from "zod/mini";
import { calendarDate, id, localizedText, moment, version } from "../../core/shapes.ts";
import { eligibility } from "../../members/eligibility/conditions.ts";
import { answer } from "../questions/answers.ts";
import { questionTag } from "../questions/kinds.ts";
import { shownQuestion } from "../questions/shown.ts";
import { drillQuestionLimit, drillTitleLimit } from "./limits.ts";

const count = z.int().check(z.minimum(0));

/** Feedback on an answered question. */
export const drillFeedback = z.strictObject({
  right: z.boolean(),
  /** How much of it, 0 to 1. */
  share: z.number(),
  solution: z.nullable(answer),
  /** Words of the author, in the reader's language. */
  feedback: z.array(z.string()),
});
export type DrillFeedback = z.output<typeof drillFeedback>;

export const streak = z.strictObject({
  days: count,
  longest: count,
  /** Days off left in the week; see `daysOffPerWeek`. */
  daysOffLeft: count,
  week: z.array(z.strictObject({ day: calendarDate, mark: z.enum(["done", "off", "today", "ahead"]) })),
});

export const drillQuestionShape = z.strictObject({
  question: shownQuestion,
  answer: z.nullable(answer),
  /** Null: not answered yet. */
  outcome: z.nullable(drillFeedback),
});
export type DrillQuestion = z.output<typeof drillQuestionShape>;

export const daily = z.strictObject({
  /** Which day it is for the client. */
  day: calendarDate,
  streak,
  /** Null: nothing was learned yet that could be asked. */
  drill: z.nullable(drillQuestionShape),
});
export type Daily = z.output<typeof daily>;

export const drillCard = z.strictObject({
  id,
  title: z.string(),
  mandatory: z.boolean(),
  /** Exclusive; null: no end. */
  until: z.nullable(moment),
  questions: count,
  answered: count,
  right: count,
  doneAt: z.nullable(moment),
});
export type DrillCard = z.output<typeof drillCard>;

export const myDrills = z.strictObject({
  /** Open ones: mandatory first, then what ends first; those that are done last. */
  items: z.array(drillCard),
  /** A mandatory one to be told of on home until it is done or the banner was closed. */
  banner: z.nullable(drillCard),
});

export const drillView = z.strictObject({
  drill: drillCard,
  questions: z.array(drillQuestionShape),
});
export type DrillView = z.output<typeof drillView>;

export const drillStates = ["active", "archived"] as const;
const named = z.refine<Partial<Record<string, string>>>((texts) => Object.values(texts).some(Boolean), {
  error: "required",
});
export const drillWrite = z.strictObject({
  /** In at least one language. */
  title: localizedText(drillTitleLimit).check(named),
  bankId: id,
  /** A question has to have all of them. */
  tags: z.array(questionTag).check(z.maxLength(10)),
  questions: z.int().check(z.minimum(1), z.maximum(drillQuestionLimit)),
  from: moment,
  /** Exclusive; null: no end. */
  until: z.nullable(moment),
  audience: eligibility,
  mandatory: z.boolean(),
  state: z.enum(drillStates),
});
export type DrillWrite = z.output<typeof drillWrite>;

export const drillItem = z.strictObject({
  id,
  title: z.string(),
  bank: z.string(),
  questions: count,
  from: moment,
  until: z.nullable(moment),
  mandatory: z.boolean(),
  state: z.enum(drillStates),
  started: count,
  done: count,
  version,
});
export type DrillItem = z.output<typeof drillItem>;

export const officeDrill = z.strictObject({
  ...drillWrite.shape,
  id,
  version,
  bank: z.string(),
  /** People it is for. */
  people: count,
  started: count,
  done: count,
  /** Questions of the bank it may ask; fewer than it wants: everybody is asked those there are. */
  pool: count,
});
export type OfficeDrill = z.output<typeof officeDrill>;

export const drilledStates = ["not_started", "started", "done"] as const;
export const drilledPerson = z.strictObject({
  membershipId: id,
  name: z.string(),
  state: z.enum(drilledStates),
  answered: count,
  right: count,
  startedAt: z.nullable(moment),
  doneAt: z.nullable(moment),
});
export type DrilledPerson = z.output<typeof drilledPerson>;
