import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";

/** Files people asked for: everybody has only their own. */
export const exportRoutes = (parent: typeof office) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: "/exports",
      component: page(() => import("../../insight/exports/ExportsPage.tsx"), "ExportsPage", "core/exports"),
    }),
  ] as const;
