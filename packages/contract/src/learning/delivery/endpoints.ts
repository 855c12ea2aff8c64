import type { EndpointSpec } from "../../core/endpoint.ts";
import { courseListEndpoints } from "./course-endpoints.ts";
import { playerEndpoints } from "./player-endpoints.ts";

export const learningEndpoints: readonly EndpointSpec[] = [...courseListEndpoints, ...playerEndpoints];
