import type { EndpointSpec } from "../kernel/endpoint.ts";

export const drillEndpoints: readonly EndpointSpec[] = [];
