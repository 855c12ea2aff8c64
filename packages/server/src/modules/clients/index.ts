// The door of clients: what later modules may use.
export { clientRoutes } from "./clients.routes.ts";
export { asSystem } from "./scope.queries.ts";
