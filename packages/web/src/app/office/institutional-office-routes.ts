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
        page(() => import("../../tenants/legal-texts/TextsPage.tsx"), "TextsPage", "texts"),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/texts/$kind",
      component: guarded(
        "texts.edit",
        page(() => import("../../tenants/legal-texts/TextPage.tsx"), "TextPage", "texts", "writing"),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/consents",
      validateSearch: texts,
      component: guarded(
        "consents.read",
        page(() => import("../../privacy/consents/ConsentsPage.tsx"), "ConsentsPage", "consents", "exports"),
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
          "support",
          "exports",
        ),
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/support/$requestId",
      component: guarded(
        "support.answer",
        page(() => import("../../content/support/office/RequestPage.tsx"), "RequestPage", "support"),
      ),
    }),
  ] as const;
