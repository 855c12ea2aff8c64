import { notify } from "../../communication/messages/index.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { noteEnding } from "./certificates.queries.ts";
import { forgetHost, forgetJob } from "./forget-drawings.ts";
import { issueJob } from "./issue-certificate.ts";
import { titleOf } from "./present-certificate.ts";
import { runCertificates, sweepBundles } from "./run-certificates.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Issues the certificate a completion brings; `at` is when it was, ISO 8601. */
    "certificates.issue": { clientId: string; enrolmentId: string; attempt: number; at: string };
    /** Removes the drawings of one that was revoked or replaced. */
    "certificates.forget": { clientId: string; certificateId: string };
    /** Removes drawings that name a host the client had; null: the installation's address. */
    "certificates.forget_host": { clientId: string; host: string | null };
    /** Issues what is missing for a course, or puts its certificates into one ZIP. */
    "certificates.run": { clientId: string; runId: string };
    /** Tells people whose certificates end soon. */
    "certificates.remind": Record<string, never>;
    /** Removes ZIPs of certificates past their days. */
    "certificates.sweep": Record<string, never>;
  }
}

/** Days before its end in which somebody hears of it, once. */
const days = 30;
const batch = 200;

/** Tells people whose certificates end soon, while there is time to take the course again. */
export const remind: JobHandler<"certificates.remind"> = async ({ db, clock }) => {
  return drainInBatches(timeBox(), async () => {
    const now = clock.now();
    const result = await db.write({ system: true }, async (tx) => {
      const rows = await noteEnding(tx, { days, now, limit: batch });
      for (const row of rows) {
        const { clientId, userId, courseId, kind } = row;
        const link = `/${kind === "trail" ? "trails" : "online-courses"}/${courseId}` as const;
        const params = { course: titleOf(row, row.locale), until: row.validUntil ?? "" };
        await notify(tx, { clientId, userId, kind: "certificates.ending", params, link, now });
      }
      return rows.length;
    });
    return result === batch;
  });
};

export const certificateJobs = defineJobs({
  "certificates.issue": { run: issueJob },
  "certificates.forget": { run: forgetJob },
  "certificates.forget_host": { run: forgetHost },
  "certificates.run": { run: runCertificates },
  "certificates.remind": { run: remind, at: "29 * * * *" },
  "certificates.sweep": { run: sweepBundles, at: "51 * * * *" },
});
