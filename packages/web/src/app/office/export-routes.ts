import type { office } from "../router.tsx";

/** Files people asked for. */
export const exportRoutes = (_parent: typeof office) => [] as const;
