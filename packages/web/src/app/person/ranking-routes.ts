import type { AnyRoute } from "@tanstack/react-router";

/** The ranking (spec §2). */
export const rankingRoutes = (_parent: AnyRoute) => [] as const;
