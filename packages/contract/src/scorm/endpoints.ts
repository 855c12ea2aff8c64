import type { EndpointSpec } from "../kernel/endpoint.ts";

export const scormEndpoints: readonly EndpointSpec[] = [];
