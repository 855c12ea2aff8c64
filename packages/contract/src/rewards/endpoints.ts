import type { EndpointSpec } from "../kernel/endpoint.ts";

export const rewardEndpoints: readonly EndpointSpec[] = [];
