// The door of clients: what later modules may use.
export { changeClient } from "./change-client.ts";
export { loadBranding, updateBranding } from "./clients.branding.queries.ts";
export { networkOf, storesOf } from "./clients.network.queries.ts";
export { reachOf } from "./clients.policy.ts";
export { clientAddress, clientById, clientZone, findClientByAddress } from "./clients.queries.ts";
export { clientRoutes } from "./clients.routes.ts";
export { findSignInClient } from "./find-sign-in-client.ts";
export { presentBranding } from "./present-client.ts";
export { publicOrigin } from "./public-origin.ts";
export { readIn } from "./rules/choose-text.ts";
export { isTimeZone } from "./rules/configuration.ts";
export { ownClientAddress } from "./rules/default-client.ts";
export { asSystem } from "./scope.queries.ts";
export { brandingStep, textsStep } from "./set-up.queries.ts";
export { switchPortfolio } from "./switch-portfolio.ts";
export { defaultLocaleOf, textsInForce } from "./texts/texts.queries.ts";
