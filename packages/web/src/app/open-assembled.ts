import type { Assembled } from "./page-routes.ts";

const loadInstitutionalPages = () => import("./pages/InstitutionalPages.tsx");
const loadRegisterRoutes = () => import("./pages/RegisterRoutes.tsx");

/** Pages before sign-in that are put together from several rooms. */
export const openAssembled = {
  OpenAboutPage: loadInstitutionalPages,
  OpenCookiesPage: loadInstitutionalPages,
  OpenSupportPage: loadInstitutionalPages,
  OpenPrivacyPage: loadInstitutionalPages,
  OpenTermsPage: loadInstitutionalPages,
  OpenPartnerProgramPage: loadInstitutionalPages,
  RegisterRoute: loadRegisterRoutes,
  SevenTradeRoute: loadRegisterRoutes,
  PopTradeRoute: loadRegisterRoutes,
  RegisterSuccessRoute: loadRegisterRoutes,
  RegisterConfirmRoute: loadRegisterRoutes,
  RequestPasswordPage: () => import("./pages/RequestPasswordPage.tsx"),
  WelcomePage: () => import("./pages/WelcomePage.tsx"),
  WebserviceLoginPage: () => import("./pages/WebserviceLoginPage.tsx"),
} satisfies Assembled;
