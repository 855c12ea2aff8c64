import type { EndpointSpec } from "../kernel/endpoint.ts";

export const contentEndpoints: readonly EndpointSpec[] = [];
