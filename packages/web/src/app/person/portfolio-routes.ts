import type { FetchQueryOptions } from "@tanstack/react-query";
import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { queryClient } from "../../api/query-client.ts";
import { portfolioQuery, shownCourseQuery, teamQuery } from "../../features/portfolio/portfolio.queries.ts";
import { currentLocale } from "../../i18n/i18n.ts";
import { page } from "../page.ts";

/** Asked before the page is drawn, so that it comes whole; what goes wrong is the page's to say. */
const ahead = <Found, Key extends readonly unknown[]>(query: FetchQueryOptions<Found, Error, Found, Key>) =>
  queryClient.prefetchQuery(query);

/** §2 Portfolio group: for anybody who is not signed in. */
export const portfolioRoutes = (parent: AnyRoute, guard: () => Promise<void>) => [
  createRoute({
    getParentRoute: () => parent,
    path: "/portfolio",
    beforeLoad: guard,
    loader: () => ahead(portfolioQuery(currentLocale())),
    component: page(
      () => import("../../features/portfolio/PortfolioPage.tsx"),
      "PortfolioPage",
      ...(["portfolio", "learning"] as const),
    ),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "/portfolio-course/$slug",
    beforeLoad: guard,
    loader: ({ params }) => ahead(shownCourseQuery(params.slug, currentLocale())),
    component: page(
      () => import("../../features/portfolio/PortfolioCoursePage.tsx"),
      "PortfolioCoursePage",
      ...(["portfolio", "learning"] as const),
    ),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "/about-team",
    beforeLoad: guard,
    loader: () => ahead(teamQuery(currentLocale())),
    component: page(
      () => import("../../features/portfolio/TeamPage.tsx"),
      "TeamPage",
      "portfolio",
      "learning",
    ),
  }),
];
