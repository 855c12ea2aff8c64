import type { office } from "../router.tsx";

/** Approval of levels. */
export const levelReviewRoutes = (_parent: typeof office) => [] as const;
