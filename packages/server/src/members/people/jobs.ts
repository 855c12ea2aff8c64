import { defineJobs } from "../../core/jobs/handler.ts";
import { inviteMany } from "./invite-many.ts";
import { sweep } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Queues the invitations of people an import brought in, or who have never come. */
    "people.invite": { clientId: string; userIds: string[]; invitationIds?: string[]; since: string };
    /** Forgets invitations nobody answered in time. */
    "people.sweep": Record<string, never>;
  }
}

export const peopleJobs = defineJobs({
  "people.invite": { run: inviteMany },
  "people.sweep": { run: sweep, at: "52 3 * * *" },
});
