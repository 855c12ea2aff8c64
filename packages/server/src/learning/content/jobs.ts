import { defineJobs } from "../../core/jobs/handler.ts";
import { convertSlides } from "./convert-slides.ts";
import { sweep } from "./sweep.ts";
import { unpack } from "./unpack.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Unpacks a revision of a package. */
    "content.unpack": { clientId: string; packageId: string; revision: number };
    /** Turns slides into a PDF, where there is something that can. */
    "content.convert": { clientId: string; fileId: string };
    /** Gives up what a stop left half unpacked, and removes what refused packages left in the store. */
    "content.sweep": Record<string, never>;
  }
}

export const contentJobs = defineJobs({
  "content.unpack": { run: unpack },
  "content.convert": { run: convertSlides },
  "content.sweep": { run: sweep, at: "17 * * * *" },
});
