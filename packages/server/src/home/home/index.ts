/** The first page after sign-in. */
export { homeRoutes } from "./home.routes.ts";
