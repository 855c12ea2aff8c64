import { countTest } from "./count-test.ts";
import { runRegrade } from "./regrade.ts";
import { sweepTests } from "./sweep-tests.ts";

/** What came of tests: essays to mark, results, item analysis. */
export { essaysToMark } from "./essays-to-mark.ts";
export { resultRoutes } from "./results.routes.ts";
export const resultJobs = {
  "results.count": countTest,
  "results.sweep": sweepTests,
  "results.regrade": runRegrade,
};
