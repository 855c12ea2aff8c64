/** Filters of lists that people saved under a name, their own or shared with the staff. */
export { savedViewRoutes } from "./saved-views.routes.ts";
