import type { Route } from "../../http/bind.ts";

/** Sums of the programme, kept as things happen and shown with their age. */
export const figureRoutes: readonly Route[] = [];
export const figureJobs = {};
