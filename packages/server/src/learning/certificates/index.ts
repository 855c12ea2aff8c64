import { forgetHost, forgetJob } from "./forget-drawings.ts";
import { issueJob } from "./issue-certificate.ts";
import { remind } from "./remind.ts";
import { runCertificates, sweepBundles } from "./run-certificates.ts";

/** Certificates: designed, issued, verified. */
export { certificateRoutes } from "./certificates.routes.ts";
export { issueCertificate } from "./issue-certificate.ts";
export const certificateJobs = {
  "certificates.issue": issueJob,
  "certificates.forget": forgetJob,
  "certificates.forget_host": forgetHost,
  "certificates.run": runCertificates,
  "certificates.remind": remind,
  "certificates.sweep": sweepBundles,
};
