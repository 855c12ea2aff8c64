import { defineJobs } from "../../core/jobs/handler.ts";
import { eraseLeaver } from "./erase-leaver.ts";
import { runOwnExport } from "./run-own-export.ts";
import { sweepOwnExports } from "./sweep-own-exports.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Puts all that is kept about somebody into a file for them. */
    "privacy.export": { exportId: string };
    /** Removes such files past their days. */
    "privacy.sweep": Record<string, never>;
    /** Erases what is known of somebody who left. */
    "privacy.erase": { userId: string };
  }
}

export const privacyJobs = defineJobs({
  "privacy.export": { run: runOwnExport },
  "privacy.sweep": { run: sweepOwnExports, at: "49 * * * *" },
  "privacy.erase": { run: eraseLeaver },
});
