import type { EndpointSpec } from "../kernel/endpoint.ts";

export const badgeEndpoints: readonly EndpointSpec[] = [];
