import { createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";
import type { office } from "../router.tsx";

/** Files people asked for: everybody has only their own. */
export const exportRoutes = (parent: typeof office) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: "/exports",
      component: page(() => import("../../features/exports/ExportsPage.tsx"), "ExportsPage", "exports"),
    }),
  ] as const;
