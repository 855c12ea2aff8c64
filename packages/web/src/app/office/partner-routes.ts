import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { guarded } from "./guarded.tsx";

/** Partner systems and their keys, and what the client shows to anybody. */
export function partnerRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const partners = createRoute({
    getParentRoute,
    path: "/partners",
    component: guarded(
      "partners.edit",
      page(() => import("../../partners/api-keys/PartnersPage.tsx"), "PartnersPage", "partners/api-keys"),
    ),
  });
  const partner = createRoute({
    getParentRoute,
    path: "/partners/$partnerId",
    component: guarded(
      "partners.edit",
      page(() => import("../../partners/api-keys/PartnerPage.tsx"), "PartnerPage", "partners/api-keys"),
    ),
  });
  const portfolio = createRoute({
    getParentRoute,
    path: "/portfolio",
    component: guarded(
      "portfolio.edit",
      page(
        () => import("../../content/portfolio/office/PortfolioOfficePage.tsx"),
        "PortfolioOfficePage",
        ...(["content/portfolio/office", "core/writing"] as const),
      ),
    ),
  });
  return [partners, partner, portfolio] as const;
}
