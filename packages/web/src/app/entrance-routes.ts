import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "./page.ts";

/** Spec §routes#login-redirect: where providers and vendors send people, and where people come who were loaded in advance. */
export function entranceRoutes<Parent extends AnyRoute>(parent: Parent) {
  const getParentRoute = () => parent;
  /** The code or target in the address leaves the address bar there. */
  const loginRedirect = (path: "/login-redirect-v2" | "/intel-login-redirect") =>
    createRoute({
      getParentRoute,
      path,
      component: page(
        () => import("../accounts/sign-in/LoginRedirectPage.tsx"),
        "LoginRedirectPage",
        "accounts/sign-in",
      ),
    });
  const firstAccess = (path: "/first_access" | "/intel-first-access") =>
    createRoute({
      getParentRoute,
      path,
      component: page(
        () => import("../accounts/sign-in/FirstAccessPage.tsx"),
        "FirstAccessPage",
        "accounts/sign-in",
      ),
    });
  return [
    loginRedirect("/login-redirect-v2"),
    loginRedirect("/intel-login-redirect"),
    firstAccess("/first_access"),
    firstAccess("/intel-first-access"),
  ] as const;
}
