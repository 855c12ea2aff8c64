import { defineJobs } from "../../core/jobs/handler.ts";
import { forgetHost, forgetJob } from "./forget-drawings.ts";
import { issueJob } from "./issue-certificate.ts";
import { remind } from "./remind.ts";
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

export const certificateJobs = defineJobs({
  "certificates.issue": { run: issueJob },
  "certificates.forget": { run: forgetJob },
  "certificates.forget_host": { run: forgetHost },
  "certificates.run": { run: runCertificates },
  "certificates.remind": { run: remind, at: "29 * * * *" },
  "certificates.sweep": { run: sweepBundles, at: "51 * * * *" },
});
