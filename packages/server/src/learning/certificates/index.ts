/** Certificates: designed, issued, verified. */
export { certificateRoutes } from "./certificates.routes.ts";
export { issueCertificate } from "./issue-certificate.ts";
export { certificateJobs } from "./jobs.ts";
