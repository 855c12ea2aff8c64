import { runExport } from "./run-export.ts";
import { sweepExports } from "./sweep-exports.ts";

/** Lists and figures as files, made by a job. */
export { exportRoutes } from "./exports.routes.ts";
export const exportJobs = { "exports.run": runExport, "exports.sweep": sweepExports };
