// The door of clients: what later modules may use.
export { changeClient } from "./change-client.ts";
export { lookOf, updateLook } from "./clients.look.queries.ts";
export { networkOf, storesOf } from "./clients.network.queries.ts";
export { reachOf } from "./clients.policy.ts";
export { clientAddress, clientById, findClientAtDoor } from "./clients.queries.ts";
export { clientRoutes } from "./clients.routes.ts";
export { findDoor } from "./find-door.ts";
export { presentLook } from "./present-client.ts";
export { publicOrigin } from "./public-origin.ts";
export { readIn } from "./rules/choose-text.ts";
export { ownDoor } from "./rules/door.ts";
export { asSystem } from "./scope.queries.ts";
export { switchPortfolio } from "./switch-portfolio.ts";
export { defaultLocaleOf, textsInForce } from "./texts/texts.queries.ts";
