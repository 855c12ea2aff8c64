import type { EndpointSpec } from "../kernel/endpoint.ts";

export const teachingEndpoints: readonly EndpointSpec[] = [];
