import { eraseLeaver } from "./erase-leaver.ts";
import { runOwnExport } from "./run-own-export.ts";
import { sweepOwnExports } from "./sweep-own-exports.ts";

/** Own data: what is kept of somebody, as a file for them, and their leaving for good. */
export { privacyRoutes } from "./privacy.routes.ts";
export const privacyJobs = {
  "privacy.export": runOwnExport,
  "privacy.sweep": sweepOwnExports,
  "privacy.erase": eraseLeaver,
};
