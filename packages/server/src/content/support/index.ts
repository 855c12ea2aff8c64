/** Support requests and their answers. */
export { supportRoutes } from "./support.routes.ts";
