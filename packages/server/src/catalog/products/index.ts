/** Products and the network: products, chains, stores and their groups. */
export { catalogueRoutes } from "./catalogue.routes.ts";
