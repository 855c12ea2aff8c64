import type { EndpointSpec } from "../kernel/endpoint.ts";

export const standingEndpoints: readonly EndpointSpec[] = [];
