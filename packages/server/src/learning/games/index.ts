/** Games: dealt and judged here; and what people remember of what they were asked. */
export type { MemoryCard as Memory } from "../../db/column-types.ts";
export { gameRoutes } from "./games.routes.ts";
export { memoriesHeld } from "./memories.queries.ts";
export { remember } from "./remember.ts";
export { afterRating, retrievability } from "./rules/memory.ts";
