/** Tests: what is drawn, answered, handed in and what it does to the course. */
export { applyMarks } from "./apply-marks.ts";
export { attemptRoutes } from "./attempts.routes.ts";
export { attemptJobs } from "./jobs.ts";
export { testOf } from "./read-test-usage.ts";
export { previewRegrade, regrade } from "./regrade.ts";
export { timelineOf } from "./timeline.ts";
export { freshStanding, tryAttempt } from "./try-attempt.ts";
