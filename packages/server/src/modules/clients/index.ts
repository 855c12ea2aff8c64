// The door of clients: what later modules may use.
export { clientRoutes } from "./clients.routes.ts";
export { findDoor } from "./find-door.ts";
export { clientAddress, publicOrigin } from "./public-origin.ts";
export { asSystem } from "./scope.queries.ts";
export { switchPortfolio } from "./switch-portfolio.ts";
