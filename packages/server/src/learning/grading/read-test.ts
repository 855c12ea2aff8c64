import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/grading/endpoints.ts";
import { histogramSteps } from "@trilha/contract/learning/grading/shapes.ts";
import { isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { findTest, type TestParams } from "./find-test.ts";
import {
  mostAttemptsShown,
  overviewOf,
  peoplePage,
  placesPage,
  type ResultFilter,
  runningAt,
} from "./results.queries.ts";

type Filters = Input<typeof contract.readTest>["query"];

/** A test, and what its results are narrowed to; undefined: there is none. */
async function loadReport(tx: Tx, call: MemberCall, params: TestParams, filters: Filters) {
  const test = await findTest(tx, call, params);
  if (!test) return undefined;
  const filter: ResultFilter = {
    ...{
      clientId: call.actor.clientId,
      courseId: params.id,
      activityId: params.activityId,
      timeZone: test.timeZone,
    },
    ...filters,
  };
  return { ...test, of: filter };
}

/** Null where nothing can be failed. */
const passedOf = (row: { passed: number }, graded: boolean) => (graded ? row.passed : null);

/** §entities#course-test How a test goes: who passed, how percents spread, attempts and time it took. */
export const readTest: UseCase<typeof contract.readTest> = (call, { params, query }) =>
  call.read(async (tx) => {
    const report = await loadReport(tx, call, params, query);
    if (!report) return refuse(genericProblems.notFound);
    const { of: filter, name, data } = report;
    const graded = isGraded(name.type);
    const row = await overviewOf(tx, filter);
    return {
      test: name,
      ...{ people: row.people, attempts: row.attempts, passed: passedOf(row, graded) },
      ...{ percent: row.percent, waiting: row.waiting, ...limitsOf(data, graded) },
      histogram: steps(row.histogram, 0, histogramSteps),
      attemptsUsed: steps(row.attempts_used, 1, mostAttemptsShown),
      ...{ medianSeconds: row.median_seconds, medianPercent: row.median_percent },
      ...{ ranOut: row.ran_out, running: await runningAt(tx, filter) },
    };
  });

const limitsOf = (data: TestData | null, graded: boolean) => ({
  minimumScore: graded ? (data?.minimumScore ?? null) : null,
  maximumAttempts: data?.maximumAttempts ?? null,
});

/** Counts by step, none left out. */
const steps = (counts: Readonly<Record<string, number>>, first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => counts[String(first + index)] ?? 0);

const position = ({ name, id }: { name: string; id: string }) => [name, id];

/** §entities#course-test Who took a test, by name. */
export const listTestPeople: UseCase<typeof contract.listTestPeople> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { limit, cursor, search, passed, ...filters } = query;
    const report = await loadReport(tx, call, params, filters);
    if (!report) return refuse(genericProblems.notFound);
    const graded = isGraded(report.name.type);
    const filter = { ...report.of, search, ...(passed !== undefined && { passed: passed === "true" }) };
    const rows = await peoplePage(tx, filter, {
      after: readCursor(cursor, ["string", "id"]),
      rows: limit + 1,
    });
    return pageOf(
      rows,
      limit,
      (row) => position({ name: row.name, id: row.user_id }),
      (row) => ({
        ...{ userId: row.user_id, membershipId: row.membership_id, name: row.name, store: row.store },
        ...{ attempts: row.attempts, best: row.best, last: row.last, seconds: row.seconds },
        passed: graded && row.best !== null ? row.passed : null,
        ...{ lastAt: row.last_at.toISOString(), waiting: row.waiting },
      }),
    );
  });

/** §learning#progress-reports How the people of each group, store or country did, by name. */
export const listTestPlaces: UseCase<typeof contract.listTestPlaces> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { limit, cursor, search, by: grouping, ...filters } = query;
    const report = await loadReport(tx, call, params, filters);
    if (!report) return refuse(genericProblems.notFound);
    const graded = isGraded(report.name.type);
    const after = readCursor(cursor, ["string", "string"]);
    const rows = await placesPage(tx, { ...report.of, by: grouping, search }, { after, rows: limit + 1 });
    return pageOf(rows, limit, position, (row) => ({
      ...{ id: row.id, name: row.name, people: row.people, attempts: row.attempts },
      ...{ passed: passedOf(row, graded), percent: row.percent, waiting: row.waiting },
    }));
  });
