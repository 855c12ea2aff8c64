import { defineJobs } from "../jobs/handler.ts";
import { convertMedia } from "./convert-media.ts";
import { readOldFacts } from "./read-old-facts.ts";
import { sweep } from "./sweep.ts";

declare module "../jobs/enqueue.ts" {
  interface JobPayloads {
    /** Removes uploads nobody finished and the parts they left in the store. */
    "files.sweep": Record<string, never>;
    /** Turns a film or a sound into one that every browser plays. */
    "files.convert": { clientId: string; fileId: string };
    /** Reads how long course files are that were uploaded before anybody did. */
    "files.read_facts": Record<string, never>;
  }
}

export const fileJobs = defineJobs({
  "files.convert": { run: convertMedia },
  "files.sweep": { run: sweep, at: "*/10 * * * *" },
  "files.read_facts": { run: readOldFacts, at: "9 * * * *" },
});
