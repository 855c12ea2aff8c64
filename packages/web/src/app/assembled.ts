import type { Assembled } from "./page-routes.ts";

const loadClientRoute = () => import("./pages/ClientRoute.tsx");
const loadInstitutionalPages = () => import("./pages/InstitutionalPages.tsx");
const loadLearnRoutes = () => import("./pages/LearnRoutes.tsx");
const loadOwnDataRoutes = () => import("./pages/OwnDataRoutes.tsx");
const loadOwnRoutes = () => import("./pages/OwnRoutes.tsx");

/** Pages inside that are put together from several rooms, which do not know each other. */
export const assembled = {
  AwardRoute: () => import("./pages/AwardRoute.tsx"),
  ClientRoute: loadClientRoute,
  OwnClientRoute: loadClientRoute,
  CoursePlayerPreviewRoute: () => import("./pages/CoursePlayerPreviewRoute.tsx"),
  CoursePreviewRoute: () => import("./pages/CoursePreviewRoute.tsx"),
  TermsPage: loadInstitutionalPages,
  PrivacyPage: loadInstitutionalPages,
  CookiesPage: loadInstitutionalPages,
  SupportPage: loadInstitutionalPages,
  ContactPage: loadInstitutionalPages,
  AboutPage: loadInstitutionalPages,
  AboutProgramPage: loadInstitutionalPages,
  AboutTeamPage: loadInstitutionalPages,
  HotsitePage: loadInstitutionalPages,
  InvitationsRoute: () => import("./pages/InvitationsRoutes.tsx"),
  CoursesRoute: loadLearnRoutes,
  CourseRoute: loadLearnRoutes,
  TrailsRoute: loadLearnRoutes,
  TrailRoute: loadLearnRoutes,
  LevelRoute: () => import("./pages/LevelRoute.tsx"),
  LinkAccountPage: () => import("./pages/LinkAccountPage.tsx"),
  MePage: () => import("./pages/MePage.tsx"),
  OnboardingRoute: () => import("./pages/OnboardingRoute.tsx"),
  OrderRoute: () => import("./pages/OrderRoute.tsx"),
  OrdersRoute: () => import("./pages/OrdersRoute.tsx"),
  OwnDataRoute: loadOwnDataRoutes,
  NewsRoute: loadOwnDataRoutes,
  OwnCertificatesRoute: loadOwnRoutes,
  OwnBadgesRoute: loadOwnRoutes,
  PersonRoute: () => import("./pages/PersonRoute.tsx"),
  PlayerRoute: () => import("./pages/PlayerRoute.tsx"),
  PointsRoute: () => import("./pages/PointsRoute.tsx"),
  ProfileRoute: () => import("./pages/ProfileRoute.tsx"),
  QuestionRoute: () => import("./pages/QuestionRoute.tsx"),
  RewardRoute: () => import("./pages/RewardRoute.tsx"),
  SalesRoute: () => import("./pages/SalesRoute.tsx"),
} satisfies Assembled;
