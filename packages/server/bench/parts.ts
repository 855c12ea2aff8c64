import type { Part } from "./part.ts";

/** What `npm run bench` measures, in the order of its table. */
export const parts: Part[] = [];
