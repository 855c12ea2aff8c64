import type { office } from "../router.tsx";

/** Rewards, stock and codes. */
export const rewardRoutes = (_parent: typeof office) => [] as const;
