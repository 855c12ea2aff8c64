import { birthdaysOfBand } from "@trilha/contract/accounts/identity/age-bands.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type * as contract from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { storedSumsSince } from "./enrolment-sums.queries.ts";
import { timeZoneOf } from "./enrolments.queries.ts";
import { presentCourse } from "./present-enrolled.ts";
import type { ReportFilter } from "./report-filter.ts";
import { coursesReport, groupsReport, peopleReport, type Sums, storesReport } from "./reports.queries.ts";
import { oldestShown, storedSumsSuffice } from "./rules/enrolment-sums.ts";

type Query = Input<typeof contract.reportPeople>["query"];

/** Filter of a report, and which of its rows are asked for; ages are personal data. */
async function loadFilter(tx: Tx, call: MemberCall, query: Query) {
  const { limit, cursor, ageBand, ...filters } = query;
  const { clientId, permissions } = call.actor;
  if (ageBand && !permissions.has("people.read_personal")) return refuse(genericProblems.forbidden);
  const timeZone = await timeZoneOf(tx, clientId);
  const today = localDay(call.now, timeZone);
  const birthdays = ageBand && birthdaysOfBand(ageBand, today);
  const filter: ReportFilter = { ...filters, birthdays, clientId, timeZone, today };
  const page = { after: readCursor(cursor, ["string", "id"]), rows: limit + 1 };
  return { of: filter, page };
}

const position = ({ name, id }: { name: string; id: string }) => [name, id];
const sumsOf = (row: Sums) => ({
  ...{ enrolled: row.enrolled, inProgress: row.in_progress, finished: row.finished, overdue: row.overdue },
  finishedPercent: Math.floor((row.finished / row.enrolled) * 100),
  ...{ percent: row.percent, score: row.score, seconds: row.seconds },
});
const placed = (row: Sums & { id: string; name: string }) => ({
  ...{ id: row.id, name: row.name, people: row.people },
  ...sumsOf(row),
});

/** §learning#progress-reports Progress report by person. */
export const reportPeople: UseCase<typeof contract.reportPeople> = (call, { query }) =>
  call.read(async (tx) => {
    const narrowed = await loadFilter(tx, call, query);
    if (isRefusal(narrowed)) return narrowed;
    const { of: filter, page } = narrowed;
    const rows = await peopleReport(tx, filter, page);
    return pageOf(rows, query.limit, position, (row) => ({
      ...{ userId: row.user_id, membershipId: row.id, name: row.name, store: row.store },
      ...sumsOf(row),
    }));
  });

/** §learning#progress-reports Progress report by store, of the people who work there. */
export const reportStores: UseCase<typeof contract.reportStores> = (call, { query }) =>
  call.read(async (tx) => {
    const narrowed = await loadFilter(tx, call, query);
    if (isRefusal(narrowed)) return narrowed;
    const { of: filter, page } = narrowed;
    return pageOf(await storesReport(tx, filter, page), query.limit, position, placed);
  });

/** §learning#progress-reports Progress report by group; whoever is in two counts in both. */
export const reportGroups: UseCase<typeof contract.reportGroups> = (call, { query }) =>
  call.read(async (tx) => {
    const narrowed = await loadFilter(tx, call, query);
    if (isRefusal(narrowed)) return narrowed;
    const { of: filter, page } = narrowed;
    return pageOf(await groupsReport(tx, filter, page), query.limit, position, placed);
  });

/** §learning#progress-reports Progress report by course and trail; a large programme's from sums that are some minutes old, and says so. */
export const reportCourses: UseCase<typeof contract.reportCourses> = (call, { query }) =>
  call.read(async (tx) => {
    const narrowed = await loadFilter(tx, call, query);
    if (isRefusal(narrowed)) return narrowed;
    const { of: filter, page } = narrowed;
    const notBefore = oldestShown(call.now);
    const countedAt = storedSumsSuffice(filter)
      ? await storedSumsSince(tx, { clientId: filter.clientId, notBefore })
      : undefined;
    const rows = await coursesReport(
      tx,
      { ...filter, locale: call.locale, kept: countedAt !== undefined },
      page,
    );
    const shown = pageOf(rows, query.limit, position, (row) => ({
      ...presentCourse(row, call.locale),
      people: row.people,
      ...sumsOf(row),
    }));
    return { ...shown, countedAt: countedAt?.toISOString() ?? null };
  });
