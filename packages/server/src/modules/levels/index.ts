import type { Route } from "../../http/bind.ts";
import type { JobHandlers } from "../../jobs/runner.ts";

export const levelRoutes: readonly Route[] = [];
export const levelJobs = {
  "levels.weigh": async () => {},
  "levels.fall": async () => {},
} satisfies Partial<JobHandlers>;
