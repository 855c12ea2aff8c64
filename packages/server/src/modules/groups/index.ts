import type { Route } from "../../http/bind.ts";

/** Groups of people the client makes, and whom a gate opens to. */
export { gateSpeaksOwn, namesInGates } from "./gate.queries.ts";
export const groupRoutes: readonly Route[] = [];
export const groupJobs = {};
