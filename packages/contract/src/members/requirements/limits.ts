import { webAddressLimit } from "../../core/limits.ts";

/** Longest title of a training in one language, and longest link to it. */
export const trainingLimits = { title: 120, link: webAddressLimit } as const;
