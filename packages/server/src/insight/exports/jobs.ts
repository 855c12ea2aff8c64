import { defineJobs } from "../../core/jobs/handler.ts";
import { runExport } from "./run-export.ts";
import { sendScheduled } from "./send-scheduled.ts";
import { sweepExports } from "./sweep-exports.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Makes the file somebody asked for. */
    "exports.run": { clientId: string; exportId: string };
    /** Begins the files of regular reports whose hour has come. */
    "exports.send_scheduled": Record<string, never>;
    /** Removes files past their days. */
    "exports.sweep": Record<string, never>;
  }
}

export const exportJobs = defineJobs({
  "exports.run": { run: runExport },
  "exports.send_scheduled": { run: sendScheduled, at: "* * * * *" },
  "exports.sweep": { run: sweepExports, at: "47 * * * *" },
});
