import { readPortfolio, readShownCourse, readTeam } from "@trilha/contract/content/portfolio/endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { currentLocale } from "../../i18n/i18n.ts";
import { openPage } from "../../room/page.ts";

/** Fetched with the page, not with the app. */
const queries = () => import("./portfolio.queries.ts");

export const openPages = [
  openPage({
    path: "/portfolio",
    load: () => import("./PortfolioPage.tsx"),
    view: "PortfolioPage",
    texts: ["content/portfolio", "learning/items"],
    visitors: "portfolio",
    prefetch: async () => queryClient.prefetchQuery((await queries()).portfolioQuery(currentLocale())),
    endpoints: [readPortfolio],
  }),
  openPage({
    path: "/portfolio-course/$slug",
    load: () => import("./PortfolioCoursePage.tsx"),
    view: "PortfolioCoursePage",
    texts: ["content/portfolio", "learning/items"],
    visitors: "portfolio",
    prefetch: async ({ params: { slug = "" } }) =>
      queryClient.prefetchQuery((await queries()).shownCourseQuery(slug, currentLocale())),
    endpoints: [readShownCourse],
  }),
  openPage({
    path: "/about-team",
    load: () => import("./TeamPage.tsx"),
    view: "TeamPage",
    texts: ["content/portfolio", "learning/items"],
    visitors: "portfolio",
    prefetch: async () => queryClient.prefetchQuery((await queries()).teamQuery(currentLocale())),
    endpoints: [readTeam],
  }),
] as const;
