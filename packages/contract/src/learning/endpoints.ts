import type { EndpointSpec } from "../kernel/endpoint.ts";
import { playerEndpoints } from "./player-endpoints.ts";

export const learningEndpoints: readonly EndpointSpec[] = [...playerEndpoints];
