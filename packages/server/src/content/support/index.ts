/** What people write to a programme's support, and what is answered. */
export { supportRoutes } from "./support.routes.ts";
