import type { EndpointSpec } from "../kernel/endpoint.ts";

export const orderEndpoints: readonly EndpointSpec[] = [];
