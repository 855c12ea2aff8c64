import type { EndpointSpec } from "../kernel/endpoint.ts";

export const courseEndpoints: readonly EndpointSpec[] = [];
