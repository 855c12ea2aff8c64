import type { AnyRoute } from "@tanstack/react-router";

/** A person's own orders (spec §2). */
export const orderRoutes = (_parent: AnyRoute) => [] as const;
