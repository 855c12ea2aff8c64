import type { office } from "../router.tsx";

/** The dashboards. */
export const figureRoutes = (_parent: typeof office) => [] as const;
