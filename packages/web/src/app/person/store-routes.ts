import type { AnyRoute } from "@tanstack/react-router";

/** The reward store (spec §2). */
export const storeRoutes = (_parent: AnyRoute) => [] as const;
