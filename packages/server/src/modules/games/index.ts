/** Games: dealt and judged here; and what people remember of what they were asked. */
export { gameRoutes } from "./games.routes.ts";
export { memoriesHeld, type Rememberer } from "./memories.queries.ts";
export { remember } from "./remember.ts";
export { retrievability } from "./rules/memory.ts";
export const gameJobs = {};
