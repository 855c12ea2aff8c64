// §learning#progress-reports Which progress reports are read from sums that a job keeps (docs/decisions/033), and for how long.
import type { ReportFilter } from "../report-filter.ts";

/** Enrolments from which on a client's are summed ahead: fewer take less than a tenth of a second. */
export const summedFrom = 20_000;

/** Sums of a job that did not run for so many minutes are not shown any more: then a report is slow and right. */
const keptMinutes = 60;

/** How old sums may be to be shown. */
export const oldestShown = (now: Date): Date => new Date(now.getTime() - keptMinutes * 60_000);

/** Whether kept sums tell what is asked: they know no day of enrolling, no store, no group and no age. */
export const storedSumsSuffice = ({
  storeId,
  groupId,
  birthdays,
  from,
  to,
}: Pick<ReportFilter, "storeId" | "groupId" | "birthdays" | "from" | "to">): boolean =>
  [storeId, groupId, birthdays, from, to].every((one) => one === undefined);
