import type { EndpointSpec } from "../kernel/endpoint.ts";

export const trainingEndpoints: readonly EndpointSpec[] = [];
