import type { Route } from "../../http/bind.ts";

/** What came of tests: essays to mark, results, item analysis. */
export const resultRoutes: readonly Route[] = [];
export const resultJobs = {};
