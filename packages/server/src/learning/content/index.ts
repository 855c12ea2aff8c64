/** Content of courses: facts of files, packages unpacked, slides turned into PDF, and the origin packages live on. */
export { knownFacts as factsOf } from "../../core/files/index.ts";
export { contentRoutes } from "./content.routes.ts";
export { addContentHost } from "./content-host.ts";
export { addPackage } from "./edit-packages.ts";
export { contentJobs } from "./jobs.ts";
export { slidesOf } from "./slides.queries.ts";
export {
  contentAddress,
  type PackageZip,
  packageOf,
  packageZip,
  type UsablePackage,
} from "./use-package.ts";
export type { ContentRoute, PackageVisit } from "./visit.ts";
