import type { EndpointSpec } from "../kernel/endpoint.ts";
import { courseListEndpoints } from "./course-endpoints.ts";
import { playerEndpoints } from "./player-endpoints.ts";

export const learningEndpoints: readonly EndpointSpec[] = [...courseListEndpoints, ...playerEndpoints];
