/** What people sell and where: products, chains, stores and their groups. */
export { catalogueRoutes } from "./catalogue.routes.ts";
