import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { followProfile } from "../session/language.ts";
import { guardPage } from "../session/rules/guard.ts";
import { sessionQuery } from "../session/session.queries.ts";
import { follow, visit } from "./guards.ts";
import { institutionalRoutes } from "./institutional-routes.tsx";
import { NoAccess } from "./office/NoAccess.tsx";
import { officeRoutes } from "./office/office-routes.ts";
import { page } from "./page.ts";
import { certificateRoutes } from "./person/certificate-routes.ts";
import { drillRoutes } from "./person/drill-routes.ts";
import { learnRoutes } from "./person/learn-routes.ts";
import { levelRoutes } from "./person/level-routes.ts";
import { orderRoutes } from "./person/order-routes.ts";
import { ownDataRoutes } from "./person/own-data-routes.ts";
import { playerRoutes } from "./person/player-routes.ts";
import { rankingRoutes } from "./person/ranking-routes.ts";
import { storeRoutes } from "./person/store-routes.ts";
import { root } from "./root.ts";
import { texts } from "./search-texts.ts";

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
  component: page(
    () => import("../home/home/HomePage.tsx"),
    "HomePage",
    "home/home",
    "loyalty/earning",
    "learning/items",
  ),
});

const onboarding = createRoute({
  getParentRoute: () => logged,
  path: "/onboarding",
  component: page(
    () => import("./pages/OnboardingRoute.tsx"),
    "OnboardingRoute",
    "accounts/onboarding",
    "communication/notifications",
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
  component: page(
    () => import("./pages/ProfileRoute.tsx"),
    "ProfileRoute",
    "accounts/profile",
    "loyalty/earning",
  ),
});

const security = createRoute({
  getParentRoute: () => logged,
  path: "/profile/security",
  component: page(() => import("../accounts/profile/SecurityPage.tsx"), "SecurityPage", "accounts/profile"),
});

const points = createRoute({
  getParentRoute: () => logged,
  path: "/profile/points",
  validateSearch: texts,
  component: page(
    () => import("./pages/PointsRoute.tsx"),
    "PointsRoute",
    "loyalty/ledger",
    "loyalty/earning",
    "accounts/profile",
  ),
});

const campaigns = createRoute({
  getParentRoute: () => logged,
  path: "/campaigns",
  component: page(
    () => import("../loyalty/campaigns/CampaignsPage.tsx"),
    "CampaignsPage",
    "loyalty/campaigns",
    "loyalty/earning",
  ),
});

const signUp = createRoute({
  getParentRoute: () => logged,
  path: "/campaigns/$campaignId",
  component: page(
    () => import("../loyalty/campaigns/SignUpPage.tsx"),
    "SignUpPage",
    "loyalty/campaigns",
    "loyalty/earning",
  ),
});

const pointsTable = createRoute({
  getParentRoute: () => logged,
  path: "/points-table",
  validateSearch: texts,
  component: page(
    () => import("../loyalty/campaigns/PointsTablePage.tsx"),
    "PointsTablePage",
    "loyalty/campaigns",
    "loyalty/earning",
  ),
});

const insertSales = createRoute({
  getParentRoute: () => logged,
  path: "/insert-sales",
  component: page(
    () => import("../loyalty/claims/sales/form/ReportPage.tsx"),
    "ReportPage",
    "loyalty/claims/sales",
    "loyalty/earning",
  ),
});

const sales = createRoute({
  getParentRoute: () => logged,
  path: "/profile/sales",
  validateSearch: texts,
  component: page(
    () => import("./pages/SalesRoute.tsx"),
    "SalesRoute",
    "loyalty/claims/sales",
    "loyalty/earning",
    "accounts/profile",
  ),
});

const sale = createRoute({
  getParentRoute: () => logged,
  path: "/profile/sales/$saleId",
  validateSearch: texts,
  component: page(
    () => import("../loyalty/claims/sales/history/SalePage.tsx"),
    "SalePage",
    "loyalty/claims/sales",
    "loyalty/earning",
  ),
});

const uploadPhotos = createRoute({
  getParentRoute: () => logged,
  path: "/upload-photos",
  validateSearch: texts,
  component: page(
    () => import("../loyalty/claims/photos/PhotosPage.tsx"),
    "PhotosPage",
    "loyalty/claims/photos",
    "loyalty/earning",
  ),
});

const invitations = createRoute({
  getParentRoute: () => logged,
  path: "/invitations",
  component: page(() => import("./pages/InvitationsRoutes.tsx"), "InvitationsRoute", "members/invitations"),
});

/** After the person's own proof, where a provider's account is new to them; links it and goes on. */
const linkAccount = createRoute({
  getParentRoute: () => logged,
  path: "/link-account",
  staticData: { bare: true },
  component: page(() => import("./pages/LinkAccountPage.tsx"), "LinkAccountPage", "accounts/sign-in"),
});

const notifications = createRoute({
  getParentRoute: () => logged,
  path: "/notifications",
  component: page(
    () => import("../communication/notifications/NotificationsPage.tsx"),
    "NotificationsPage",
    "communication/notifications",
  ),
});

export const office = createRoute({
  getParentRoute: () => logged,
  path: "/admin",
  notFoundComponent: NoAccess,
});

/** All pages of who is signed in. They come with the first page inside: nobody at the door waits for them. */
export const inside = logged.addChildren([
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
  invitations,
  linkAccount,
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
]);
