import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { queryClient } from "../../api/query-client.ts";
import { currentLocale } from "../../i18n/i18n.ts";
import { page } from "../page.ts";

/** Fetched with the page, not with the app. */
const queries = () => import("../../content/portfolio/portfolio.queries.ts");

/**
 * §routes#portfolio-group: for anybody who is not signed in. What a page shows is asked for before it is drawn, so that it comes
 * whole; what goes wrong is the page's to say.
 */
export const portfolioRoutes = (parent: AnyRoute, guard: () => Promise<void>) => [
  createRoute({
    getParentRoute: () => parent,
    path: "/portfolio",
    beforeLoad: guard,
    loader: async () => queryClient.prefetchQuery((await queries()).portfolioQuery(currentLocale())),
    component: page(
      () => import("../../content/portfolio/PortfolioPage.tsx"),
      "PortfolioPage",
      ...(["content/portfolio", "learning/items"] as const),
    ),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "/portfolio-course/$slug",
    beforeLoad: guard,
    loader: async ({ params }) =>
      queryClient.prefetchQuery((await queries()).shownCourseQuery(params.slug, currentLocale())),
    component: page(
      () => import("../../content/portfolio/PortfolioCoursePage.tsx"),
      "PortfolioCoursePage",
      ...(["content/portfolio", "learning/items"] as const),
    ),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "/about-team",
    beforeLoad: guard,
    loader: async () => queryClient.prefetchQuery((await queries()).teamQuery(currentLocale())),
    component: page(
      () => import("../../content/portfolio/TeamPage.tsx"),
      "TeamPage",
      "content/portfolio",
      "learning/items",
    ),
  }),
];
