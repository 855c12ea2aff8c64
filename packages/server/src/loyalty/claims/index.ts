import { foldFigures } from "./audit-figures.ts";
import { check } from "./sales.jobs.ts";

/** Sales reported with their invoices, photos of stores, and their audit. */
export { auditRoutes } from "./audit.routes.ts";
export { verifyFigures } from "./audit-figures.ts";
export { evidenceOf } from "./evidence-of.ts";
export { photoRoutes } from "./photos.routes.ts";
export { raisePriority } from "./raise-priority.ts";
export { saleRoutes } from "./sales.routes.ts";
export const saleJobs = { "sales.check": check, "sales.fold_figures": foldFigures };
