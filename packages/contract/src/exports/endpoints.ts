import type { EndpointSpec } from "../kernel/endpoint.ts";

export const exportEndpoints: readonly EndpointSpec[] = [];
