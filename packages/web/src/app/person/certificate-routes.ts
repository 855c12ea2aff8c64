import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";

/** Certificates and badges of a person (§routes#screen-profile profile). */
export function certificateRoutes<Parent extends AnyRoute>(parent: Parent) {
  const certificates = createRoute({
    getParentRoute: () => parent,
    path: "/profile/certificates",
    component: page(
      () => import("../pages/OwnRoutes.tsx"),
      "OwnCertificatesRoute",
      ...(["learning/certificates", "accounts/profile"] as const),
    ),
  });
  const badges = createRoute({
    getParentRoute: () => parent,
    path: "/profile/badges",
    component: page(
      () => import("../pages/OwnRoutes.tsx"),
      "OwnBadgesRoute",
      ...(["learning/badges", "members/eligibility", "accounts/profile"] as const),
    ),
  });
  return [certificates, badges] as const;
}

/** §learning#certificates Where anybody reads whether a certificate is good; no login. */
export const checkRoutes = (parent: AnyRoute) =>
  (["/certificates", "/certificates/$number"] as const).map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: page(
        () => import("../../learning/certificates/CheckPage.tsx"),
        "CheckPage",
        "learning/certificates",
      ),
    }),
  );
