import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Reports as auditors see them, and points given beside sales. */
export function claimRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const review = createRoute({
    getParentRoute,
    path: "/review",
    validateSearch: texts,
    component: guarded(
      "claims.audit",
      page(
        () => import("../../loyalty/claims/audit/list/ReviewPage.tsx"),
        "ReviewPage",
        "loyalty/claims/audit",
        "loyalty/earning",
      ),
    ),
  });
  const reviewWork = createRoute({
    getParentRoute,
    path: "/review/work",
    validateSearch: texts,
    component: guarded(
      "claims.audit",
      page(
        () => import("../../loyalty/claims/audit/work/WorkPage.tsx"),
        "WorkPage",
        "loyalty/claims/audit",
        "loyalty/earning",
      ),
    ),
  });
  const acceptance = createRoute({
    getParentRoute,
    path: "/review/acceptance",
    component: guarded(
      "claims.read",
      page(
        () => import("../../loyalty/claims/audit/acceptance/AcceptancePage.tsx"),
        "AcceptancePage",
        "loyalty/claims/audit",
      ),
    ),
  });
  const claims = createRoute({
    getParentRoute,
    path: "/claims",
    validateSearch: texts,
    component: guarded(
      "claims.read",
      page(
        () => import("../../loyalty/claims/audit/claims/ClaimsPage.tsx"),
        "ClaimsPage",
        "loyalty/claims/audit",
        "loyalty/earning",
        "core/exports",
      ),
    ),
  });
  const claim = createRoute({
    getParentRoute,
    path: "/claims/$type/$claimId",
    component: guarded(
      "claims.read",
      page(
        () => import("../../loyalty/claims/audit/claims/ClaimPage.tsx"),
        "ClaimPage",
        "loyalty/claims/audit",
        "loyalty/earning",
      ),
    ),
  });

  const awards = createRoute({
    getParentRoute,
    path: "/awards",
    validateSearch: texts,
    component: guarded(
      "awards.read",
      page(
        () => import("../../loyalty/adjustments/AwardsPage.tsx"),
        "AwardsPage",
        "loyalty/adjustments",
        "core/exports",
      ),
    ),
  });
  const adjustment = createRoute({
    getParentRoute,
    path: "/awards/adjustment",
    component: guarded(
      "awards.propose",
      page(
        () => import("../../loyalty/adjustments/AdjustmentPage.tsx"),
        "AdjustmentPage",
        "loyalty/adjustments",
      ),
    ),
  });
  const mysteryCustomer = createRoute({
    getParentRoute,
    path: "/awards/mystery-customer",
    component: guarded(
      "awards.propose",
      page(() => import("../../loyalty/adjustments/MysteryPage.tsx"), "MysteryPage", "loyalty/adjustments"),
    ),
  });
  const importAwards = createRoute({
    getParentRoute,
    path: "/awards/import",
    component: guarded(
      "awards.propose",
      page(
        () => import("../../loyalty/adjustments/ImportPage.tsx"),
        "ImportPage",
        "loyalty/adjustments",
        "core/imports",
      ),
    ),
  });
  const award = createRoute({
    getParentRoute,
    path: "/awards/$batchId",
    component: guarded(
      "awards.read",
      page(
        () => import("./AwardRoute.tsx"),
        "AwardRoute",
        "loyalty/adjustments",
        "insight/audit-trail",
        "tenants/clients",
        "accounts/sign-in-methods",
        "loyalty/earning",
      ),
    ),
  });

  return [
    review,
    reviewWork,
    acceptance,
    claims,
    claim,
    awards,
    adjustment,
    mysteryCustomer,
    importAwards,
    award,
  ] as const;
}
