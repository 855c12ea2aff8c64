import type { office } from "../router.tsx";

/** The queue of orders. */
export const orderOfficeRoutes = (_parent: typeof office) => [] as const;
