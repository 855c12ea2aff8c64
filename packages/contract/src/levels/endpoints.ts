import type { EndpointSpec } from "../kernel/endpoint.ts";

export const levelEndpoints: readonly EndpointSpec[] = [];
