/** Support requests and their answers. */
export { supportRoutes } from "./support.routes.ts";
export { requestsDue, supportQueue } from "./waiting.queries.ts";
