import { defineJobs } from "../../core/jobs/handler.ts";
import { runExport } from "./run-export.ts";
import { sweepExports } from "./sweep-exports.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Makes the file somebody asked for. */
    "exports.run": { clientId: string; exportId: string };
    /** Removes files past their days. */
    "exports.sweep": Record<string, never>;
  }
}

export const exportJobs = defineJobs({
  "exports.run": { run: runExport },
  "exports.sweep": { run: sweepExports, at: "47 * * * *" },
});
