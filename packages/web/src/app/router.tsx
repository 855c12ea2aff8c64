import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { LoginPage, StaffLoginPage } from "../features/login/LoginPage.tsx";
import { followProfile } from "../session/language.ts";
import { guardAddress, guardPage } from "../session/rules/guard.ts";
import { sessionQuery } from "../session/session.queries.ts";
import { PageSkeleton } from "../ui/state/Skeletons.tsx";
import { entranceRoutes } from "./entrance-routes.ts";
import { atTheDoor, atThePortfolio, expectNoStranger, follow, onward, visit } from "./guards.ts";
import { institutionalRoutes, openInstitutionalRoutes } from "./institutional-routes.tsx";
import { movedPath } from "./moved.ts";
import { NoAccess } from "./office/NoAccess.tsx";
import { officeRoutes } from "./office/office-routes.ts";
import { page } from "./page.ts";
import { Broken } from "./pages/Broken.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { passwordRoutes } from "./password-routes.ts";
import { certificateRoutes, checkRoutes } from "./person/certificate-routes.ts";
import { drillRoutes } from "./person/drill-routes.ts";
import { learnRoutes } from "./person/learn-routes.ts";
import { levelRoutes } from "./person/level-routes.ts";
import { orderRoutes } from "./person/order-routes.ts";
import { goodbyeRoute, ownDataRoutes } from "./person/own-data-routes.ts";
import { playerRoutes } from "./person/player-routes.ts";
import { portfolioRoutes } from "./person/portfolio-routes.ts";
import { rankingRoutes } from "./person/ranking-routes.ts";
import { registerRoutes } from "./person/register-routes.ts";
import { storeRoutes } from "./person/store-routes.ts";
import { texts } from "./search-texts.ts";
import { holdToken } from "./webservice-landing.ts";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: Broken,
  beforeLoad: async ({ location: { href, pathname, searchStr } }) => {
    await follow(guardAddress(visit(href)));
    const moved = movedPath(pathname);
    if (moved) throw onward(moved + searchStr);
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: ({ location: { href } }) => atTheDoor(href, true),
  // Part of the first file: nobody who comes to the door waits for a second one.
  component: page(async () => ({ LoginPage }), "LoginPage", "login"),
});

const maintenanceLogin = createRoute({
  getParentRoute: () => root,
  path: "/maintenance-login",
  beforeLoad: ({ location: { href } }) => atTheDoor(href, false),
  component: page(async () => ({ StaffLoginPage }), "StaffLoginPage", "login"),
});

const documentEntry = createRoute({
  getParentRoute: () => root,
  path: "/login-document",
  beforeLoad: ({ location: { href } }) => atTheDoor(href, false),
  component: page(() => import("../features/login/DocumentEntryPage.tsx"), "DocumentEntryPage", "login"),
});

/** Spec §4: a partner sends people here with a token, or without one when they are signed in. */
const webserviceLogin = createRoute({
  getParentRoute: () => root,
  path: "/webservice-login",
  component: page(() => import("./pages/WebserviceLoginPage.tsx"), "WebserviceLoginPage", "login"),
});

/** The token leaves the address bar before anything is drawn. */
const webserviceToken = createRoute({
  getParentRoute: () => root,
  path: "/webservice-login/$token",
  beforeLoad: ({ params, search }) => {
    holdToken(params.token);
    throw redirect({ to: "/webservice-login", search, replace: true });
  },
});

const logged = createRoute({
  getParentRoute: () => root,
  id: "logged",
  beforeLoad: async ({ location: { href } }) => {
    await follow(guardPage(visit(href)));
    const session = await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
    await followProfile(session.language.code);
    return { session };
  },
  component: lazyRouteComponent(() => import("./frame/Frame.tsx"), "Frame"),
});

const home = createRoute({
  getParentRoute: () => logged,
  path: "/home",
  component: page(() => import("../features/home/HomePage.tsx"), "HomePage", "home", "earning", "learning"),
});

const onboarding = createRoute({
  getParentRoute: () => logged,
  path: "/onboarding",
  component: page(
    () => import("./pages/OnboardingRoute.tsx"),
    "OnboardingRoute",
    "onboarding",
    "notifications",
  ),
});

const me = createRoute({
  getParentRoute: () => logged,
  path: "/me",
  component: page(() => import("./pages/MePage.tsx"), "MePage"),
});

const profile = createRoute({
  getParentRoute: () => logged,
  path: "/profile",
  component: page(() => import("../features/profile/ProfilePage.tsx"), "ProfilePage", "profile", "earning"),
});

const security = createRoute({
  getParentRoute: () => logged,
  path: "/profile/security",
  component: page(() => import("../features/profile/SecurityPage.tsx"), "SecurityPage", "profile"),
});

const points = createRoute({
  getParentRoute: () => logged,
  path: "/profile/points",
  validateSearch: texts,
  component: page(() => import("./pages/PointsRoute.tsx"), "PointsRoute", "points", "earning", "profile"),
});

const campaigns = createRoute({
  getParentRoute: () => logged,
  path: "/campaigns",
  component: page(
    () => import("../features/campaigns/CampaignsPage.tsx"),
    "CampaignsPage",
    "campaigns",
    "earning",
  ),
});

const signUp = createRoute({
  getParentRoute: () => logged,
  path: "/campaigns/$campaignId",
  component: page(() => import("../features/campaigns/SignUpPage.tsx"), "SignUpPage", "campaigns", "earning"),
});

const pointsTable = createRoute({
  getParentRoute: () => logged,
  path: "/points-table",
  validateSearch: texts,
  component: page(
    () => import("../features/campaigns/PointsTablePage.tsx"),
    "PointsTablePage",
    "campaigns",
    "earning",
  ),
});

const insertSales = createRoute({
  getParentRoute: () => logged,
  path: "/insert-sales",
  component: page(() => import("../features/sales/form/ReportPage.tsx"), "ReportPage", "sales", "earning"),
});

const sales = createRoute({
  getParentRoute: () => logged,
  path: "/profile/sales",
  validateSearch: texts,
  component: page(() => import("./pages/SalesRoute.tsx"), "SalesRoute", "sales", "earning", "profile"),
});

const sale = createRoute({
  getParentRoute: () => logged,
  path: "/profile/sales/$saleId",
  validateSearch: texts,
  component: page(() => import("../features/sales/history/SalePage.tsx"), "SalePage", "sales", "earning"),
});

const uploadPhotos = createRoute({
  getParentRoute: () => logged,
  path: "/upload-photos",
  validateSearch: texts,
  component: page(() => import("../features/photos/PhotosPage.tsx"), "PhotosPage", "photos", "earning"),
});

const notifications = createRoute({
  getParentRoute: () => logged,
  path: "/notifications",
  component: page(
    () => import("../features/notifications/NotificationsPage.tsx"),
    "NotificationsPage",
    "notifications",
  ),
});

export const office = createRoute({
  getParentRoute: () => logged,
  path: "/admin",
  notFoundComponent: NoAccess,
});

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    maintenanceLogin,
    documentEntry,
    ...entranceRoutes(root),
    ...passwordRoutes(root),
    webserviceLogin,
    webserviceToken,
    ...portfolioRoutes(root, atThePortfolio),
    ...openInstitutionalRoutes(root),
    ...checkRoutes(root),
    ...registerRoutes(root),
    goodbyeRoute(root),
    logged.addChildren([
      home,
      onboarding,
      me,
      profile,
      security,
      points,
      campaigns,
      signUp,
      pointsTable,
      insertSales,
      sales,
      sale,
      uploadPhotos,
      notifications,
      ...learnRoutes(logged),
      ...drillRoutes(logged),
      ...storeRoutes(logged),
      ...orderRoutes(logged),
      ...levelRoutes(logged),
      ...certificateRoutes(logged),
      ...ownDataRoutes(logged),
      ...rankingRoutes(logged),
      ...playerRoutes(logged),
      ...institutionalRoutes(logged),
      office.addChildren(officeRoutes(office)),
    ]),
  ]),
  // Everything in an address is text here: "client=123" must not become a number.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
    const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
    return text ? `?${text}` : "";
  },
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  defaultPreload: "intent",
  scrollRestoration: true,
});

/** A session that ended shows login; the page it ended on is not kept (spec §4 "Token refresh"). */
export async function toLogin(): Promise<void> {
  expectNoStranger();
  await router.navigate({ to: "/", replace: true, ignoreBlocker: true });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** Fills the screen by itself, without the frame of the app around it. */
    bare?: boolean;
  }
}
