import { importAtCloud } from "./cloud/import-at-cloud.ts";
import { sweepLaunches } from "./sweep.ts";

/** Packages that talk: launches, what they commit, and what their verdict means. */
export { previewPackage } from "./preview-package.ts";
export { scormHostRoutes } from "./scorm.host.routes.ts";
export { scormRoutes } from "./scorm.routes.ts";
export const scormJobs = { "scorm.sweep": sweepLaunches, "scorm.import_cloud": importAtCloud };
