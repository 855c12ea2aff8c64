import type { EndpointSpec } from "../kernel/endpoint.ts";

export const gameEndpoints: readonly EndpointSpec[] = [];
