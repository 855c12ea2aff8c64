import type { EndpointSpec } from "../kernel/endpoint.ts";

export const questionEndpoints: readonly EndpointSpec[] = [];
