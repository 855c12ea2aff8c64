/** Public portfolio of a client (§routes#portfolio-group). */
export { addPortfolioFiles } from "./pages/portfolio-files.ts";
export { portfolioPages } from "./pages/portfolio-pages.ts";
export { portfolioRoutes } from "./portfolio.routes.ts";
