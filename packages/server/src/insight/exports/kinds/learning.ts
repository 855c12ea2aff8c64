import { listEnrolments } from "@trilha/contract/learning/enrolments/endpoints.ts";
import * as report from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import type {
  ReportedCourse,
  ReportedPerson,
  ReportedPlace,
} from "@trilha/contract/learning/enrolments/report-shapes.ts";
import { day, kindOf, moment } from "./kind.ts";
import { inWords, words, yesNo } from "./words.ts";

const minutes = (seconds: number) => Math.round(seconds / 60);

export const enrolments = kindOf(listEnrolments, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.progress, cell: ({ percent }) => percent },
  { heading: words.score, cell: ({ score }) => score },
  { heading: words.minutes, cell: ({ seconds }) => minutes(seconds) },
  { heading: words.dueOn, cell: ({ dueOn }) => day(dueOn) },
  { heading: words.overdue, cell: ({ overdue }, locale) => yesNo(overdue, locale) },
  { heading: words.reason, cell: ({ extendedReason, reason }) => extendedReason ?? reason },
  { heading: words.source, cell: ({ source }, locale) => inWords(source, locale) },
  { heading: words.enrolledAt, cell: ({ enrolledAt }) => moment(enrolledAt) },
  { heading: words.startedAt, cell: ({ startedAt }) => moment(startedAt) },
  { heading: words.completedAt, cell: ({ finishedAt }) => moment(finishedAt) },
]);

type Summed = Pick<ReportedPerson, keyof ReportedPerson & keyof ReportedPlace & keyof ReportedCourse>;
const sums = [
  { heading: words.enrolments, cell: ({ enrolled }: Summed) => enrolled },
  { heading: words.underway, cell: ({ inProgress }: Summed) => inProgress },
  { heading: words.finishedOnes, cell: ({ finished }: Summed) => finished },
  { heading: words.overdueOnes, cell: ({ overdue }: Summed) => overdue },
  { heading: words.finishedShare, cell: ({ finishedPercent }: Summed) => finishedPercent },
  { heading: words.progress, cell: ({ percent }: Summed) => percent },
  { heading: words.score, cell: ({ score }: Summed) => score },
  { heading: words.minutes, cell: ({ seconds }: Summed) => minutes(seconds) },
];

export const people = kindOf(report.reportPeople, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  ...sums,
]);

export const stores = kindOf(report.reportStores, [
  { heading: words.store, cell: ({ name }) => name },
  { heading: words.people, cell: (row) => row.people },
  ...sums,
]);

export const groups = kindOf(report.reportGroups, [
  { heading: words.group, cell: ({ name }) => name },
  { heading: words.people, cell: (row) => row.people },
  ...sums,
]);

export const courses = kindOf(report.reportCourses, [
  { heading: words.title, cell: ({ title }) => title },
  { heading: words.kind, cell: ({ kind }, locale) => inWords(kind, locale) },
  { heading: words.people, cell: (row) => row.people },
  ...sums,
]);
