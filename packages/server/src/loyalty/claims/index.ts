/** Sales reported with their invoices, photos of stores, and their audit. */
export { auditRoutes } from "./audit.routes.ts";
export { verifyFigures } from "./audit-statistics.ts";
export { saleJobs } from "./jobs.ts";
export { photoRoutes } from "./photos.routes.ts";
export { raisePriority } from "./raise-priority.ts";
export { evidenceOf } from "./report-evidence.queries.ts";
export { saleRoutes } from "./sales.routes.ts";
export { invoiceSearch } from "./search.queries.ts";
export { auditWork } from "./waiting.queries.ts";
