import type { AnyRoute } from "@tanstack/react-router";

/** A person's level (spec §2). */
export const levelRoutes = (_parent: AnyRoute) => [] as const;
