/** What a client shows to anybody (§2 Portfolio group). */
export { portfolioRoutes } from "./portfolio.routes.ts";
