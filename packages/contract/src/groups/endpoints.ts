import type { EndpointSpec } from "../kernel/endpoint.ts";

export const groupEndpoints: readonly EndpointSpec[] = [];
