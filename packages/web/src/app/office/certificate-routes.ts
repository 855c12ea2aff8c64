import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Certificates, their templates, and badges. */
export function certificateRoutes(parent: typeof office) {
  const getParentRoute = () => parent;
  const rooms = ["learning/certificates", "core/writing", "core/exports"] as const;

  const certificates = createRoute({
    getParentRoute,
    path: "/certificates",
    validateSearch: texts,
    component: guarded(
      "certificates.read",
      page(() => import("../../learning/certificates/office/IssuedPage.tsx"), "IssuedPage", ...rooms),
    ),
  });
  const templates = createRoute({
    getParentRoute,
    path: "/certificates/templates",
    component: guarded(
      "certificates.read",
      page(() => import("../../learning/certificates/office/TemplatesPage.tsx"), "TemplatesPage", ...rooms),
    ),
  });
  const template = createRoute({
    getParentRoute,
    path: "/certificates/templates/$templateId",
    component: guarded(
      "certificates.read",
      page(() => import("../../learning/certificates/office/TemplatePage.tsx"), "TemplatePage", ...rooms),
    ),
  });
  const badgeRooms = ["learning/badges", "members/eligibility", "core/writing", "core/exports"] as const;
  const badges = createRoute({
    getParentRoute,
    path: "/badges",
    component: guarded(
      "badges.read",
      page(() => import("../../learning/badges/BadgesPage.tsx"), "BadgesPage", ...badgeRooms),
    ),
  });
  const badge = createRoute({
    getParentRoute,
    path: "/badges/$badgeId",
    validateSearch: texts,
    component: guarded(
      "badges.read",
      page(() => import("../../learning/badges/BadgePage.tsx"), "BadgePage", ...badgeRooms),
    ),
  });
  return [certificates, templates, template, badges, badge] as const;
}
