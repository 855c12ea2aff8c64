import type { Route } from "../../http/bind.ts";

/** What courses are made of: facts of files, packages unpacked, and the origin they live on. */
export { addContentHost } from "./content-host.ts";
export { launchablesOf, type ManifestItem, type PackageManifest } from "./manifest.ts";
export { contentAddress, packageOf, type UsablePackage } from "./use-package.ts";
export type { ContentRoute, Visit } from "./visit.ts";
export const contentRoutes: readonly Route[] = [];
export const contentJobs = {};
