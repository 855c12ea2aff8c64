import type { EndpointSpec } from "../kernel/endpoint.ts";

export const certificateEndpoints: readonly EndpointSpec[] = [];
