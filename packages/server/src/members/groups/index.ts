/** Groups of people the client makes, and whom a gate opens to. */
export { countAudience, judgedPeople, openAmong, peopleOpenTo } from "./audience.queries.ts";
export { countOf } from "./count-conditions.queries.ts";
export { gateSpeaksOwn, namesInGates } from "./gate.queries.ts";
export { groupRoutes } from "./groups.routes.ts";
export { peopleNamed } from "./people-named.ts";
