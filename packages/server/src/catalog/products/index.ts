/** Products and the network: products, chains, stores and their groups. */
export { catalogueRoutes } from "./catalogue.routes.ts";
export { productsStep, storesStep } from "./set-up.queries.ts";
