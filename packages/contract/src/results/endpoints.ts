import type { EndpointSpec } from "../kernel/endpoint.ts";

export const resultEndpoints: readonly EndpointSpec[] = [];
