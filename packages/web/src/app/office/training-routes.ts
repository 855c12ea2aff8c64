import type { office } from "../router.tsx";

/** Trainings that open things. */
export const trainingRoutes = (_parent: typeof office) => [] as const;
