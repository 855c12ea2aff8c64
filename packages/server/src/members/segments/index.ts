/** Segments: conditions of eligibility under a name, copied into whatever uses them (decision 077). */
export { segmentSearch } from "./search.queries.ts";
export { segmentRoutes } from "./segments.routes.ts";
