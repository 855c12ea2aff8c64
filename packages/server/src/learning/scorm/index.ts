export { scormJobs } from "./jobs.ts";
/** Packages that talk: launches, what they commit, and what their verdict means. */
export { previewPackage } from "./preview-package.ts";
export { scormHostRoutes } from "./scorm.host.routes.ts";
export { scormRoutes } from "./scorm.routes.ts";
