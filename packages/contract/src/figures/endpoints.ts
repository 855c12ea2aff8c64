import type { EndpointSpec } from "../kernel/endpoint.ts";

export const figureEndpoints: readonly EndpointSpec[] = [];
