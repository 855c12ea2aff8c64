import { type LocalizedText, localize } from "@trilha/contract/core/locale.ts";
import * as result from "@trilha/contract/learning/grading/endpoints.ts";
import type { ItemFlag } from "@trilha/contract/learning/grading/items.ts";
import { listComments, listOpinions } from "@trilha/contract/learning/grading/opinions.ts";
import type { PlaceResult, TestRow } from "@trilha/contract/learning/grading/shapes.ts";
import { kindOf, moment } from "./kind.ts";
import { inWords, texts, words, yesNo } from "./words.ts";

const heading = texts.grading;

const flags: Readonly<Record<ItemFlag, LocalizedText>> = texts.flags;

const thousandths = (value: number | null) => value && Math.round(value * 1000) / 1000;
const hundredths = (value: number | null) => value && Math.round(value * 100) / 100;
const minutes = (seconds: number | null) => seconds && Math.round(seconds / 60);

type Summed = Pick<TestRow, keyof TestRow & keyof PlaceResult>;
const sums = [
  { heading: words.people, cell: ({ people }: Summed) => people },
  { heading: heading.attempts, cell: ({ attempts }: Summed) => attempts },
  { heading: heading.passed, cell: ({ passed }: Summed) => passed },
  { heading: heading.percent, cell: ({ percent }: Summed) => hundredths(percent) },
  { heading: heading.waiting, cell: ({ waiting }: Summed) => waiting },
];

export const tests = kindOf(result.listTests, [
  { heading: heading.test, cell: ({ title }) => title },
  { heading: heading.course, cell: ({ course }) => course.title },
  ...sums,
]);

export const people = kindOf(result.listTestPeople, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: heading.attempts, cell: ({ attempts }) => attempts },
  { heading: heading.best, cell: ({ best }) => hundredths(best) },
  { heading: heading.last, cell: ({ last }) => hundredths(last) },
  {
    heading: heading.hasPassed,
    cell: ({ passed }, locale) => (passed === null ? null : yesNo(passed, locale)),
  },
  { heading: words.minutes, cell: ({ seconds }) => minutes(seconds) },
  { heading: heading.endedAt, cell: ({ lastAt }) => moment(lastAt) },
]);

export const places = kindOf(result.listTestPlaces, [
  { heading: heading.place, cell: ({ name }) => name },
  ...sums,
]);

export const items = kindOf(result.listItems, [
  { heading: heading.question, cell: ({ prompt }) => prompt },
  { heading: heading.version, cell: ({ version }) => version },
  { heading: heading.answers, cell: ({ answers }) => answers },
  { heading: heading.difficulty, cell: ({ difficulty }) => thousandths(difficulty) },
  { heading: heading.discrimination, cell: ({ discrimination }) => thousandths(discrimination) },
  { heading: heading.index, cell: ({ index }) => thousandths(index) },
  {
    heading: heading.flags,
    cell: (row, locale) => row.flags.map((one) => localize(flags[one], locale)).join("; "),
  },
]);

export const attempts = kindOf(result.listAttempts, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: heading.course, cell: ({ test }) => test.course.title },
  { heading: heading.test, cell: ({ test }) => test.title },
  { heading: heading.attempt, cell: ({ number }) => number },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: heading.percent, cell: ({ percent }) => hundredths(percent) },
  {
    heading: heading.hasPassed,
    cell: ({ passed }, locale) => (passed === null ? null : yesNo(passed, locale)),
  },
  { heading: words.startedAt, cell: ({ startedAt }) => moment(startedAt) },
  { heading: heading.endedAt, cell: ({ endedAt }) => moment(endedAt) },
]);

export const opinions = kindOf(listOpinions, [
  { heading: heading.module, cell: ({ module }) => module },
  { heading: heading.test, cell: ({ activity }) => activity },
  { heading: heading.question, cell: ({ prompt }) => prompt },
  { heading: heading.answers, cell: ({ answers }) => answers },
  { heading: heading.mean, cell: ({ mean }) => hundredths(mean) },
  {
    heading: heading.spread,
    cell: ({ choices }) =>
      choices.map(({ text: answerText, answers }) => `${answerText}: ${answers}`).join("; "),
  },
]);

export const comments = kindOf(listComments, [
  { heading: heading.module, cell: ({ module }) => module },
  { heading: heading.test, cell: ({ activity }) => activity },
  { heading: heading.question, cell: ({ prompt }) => prompt },
  { heading: heading.comment, cell: ({ text: answerText }) => answerText },
  { heading: heading.endedAt, cell: ({ at }) => moment(at) },
]);
