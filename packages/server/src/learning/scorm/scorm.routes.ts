import * as contract from "@trilha/contract/learning/scorm/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { readCloudImport, startCloudImport } from "./cloud/cloud-imports.ts";
import { takeCloudProgress } from "./cloud/take-progress.ts";
import { launchScorm } from "./launch.ts";

export const scormRoutes: readonly Route[] = [
  route(contract.launchScorm, launchScorm),
  route(contract.takeCloudProgress, takeCloudProgress),
  route(contract.startCloudImport, startCloudImport),
  route(contract.readCloudImport, readCloudImport),
];
