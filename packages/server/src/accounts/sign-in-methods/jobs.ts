import { defineJobs } from "../../core/jobs/handler.ts";
import { sendFirstAccess } from "./send-first-access.ts";
import { sweep } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Sends the link of a first access; without a person nothing, so that asking for somebody unknown costs the same. */
    "entrances.first_access": { clientId: string; userId: string | null };
    /** Forgets access codes that ended long ago. */
    "sign_in_methods.sweep": Record<string, never>;
  }
}

export const signInMethodJobs = defineJobs({
  "entrances.first_access": { run: sendFirstAccess },
  "sign_in_methods.sweep": { run: sweep, at: "27 3 * * *" },
});
