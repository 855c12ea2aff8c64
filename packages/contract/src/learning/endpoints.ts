import type { EndpointSpec } from "../kernel/endpoint.ts";

export const learningEndpoints: readonly EndpointSpec[] = [];
