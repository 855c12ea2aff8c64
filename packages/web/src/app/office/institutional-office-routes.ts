import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** What the client says, who accepted it, and what people write to it. */
export const institutionalOfficeRoutes = (parent: AnyRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: "/texts",
      component: guarded(
        "texts.edit",
        page(() => import("../../tenants/legal-texts/TextsPage.tsx"), "TextsPage", "tenants/legal-texts"),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/texts/$kind",
      component: guarded(
        "texts.edit",
        page(
          () => import("../../tenants/legal-texts/TextPage.tsx"),
          "TextPage",
          "tenants/legal-texts",
          "core/writing",
        ),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/consents",
      validateSearch: texts,
      component: guarded(
        "consents.read",
        page(
          () => import("../../privacy/consents/ConsentsPage.tsx"),
          "ConsentsPage",
          "privacy/consents",
          "core/exports",
        ),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/support",
      validateSearch: texts,
      component: guarded(
        "support.answer",
        page(
          () => import("../../content/support/office/RequestsPage.tsx"),
          "RequestsPage",
          "content/support",
          "core/exports",
        ),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/support/$requestId",
      component: guarded(
        "support.answer",
        page(() => import("../../content/support/office/RequestPage.tsx"), "RequestPage", "content/support"),
      ),
    }),
  ] as const;
