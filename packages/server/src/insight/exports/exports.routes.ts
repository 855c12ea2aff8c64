import * as contract from "@trilha/contract/core/exports/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { createSchedule } from "./create-schedule.ts";
import { deleteSchedule, editSchedule } from "./edit-schedule.ts";
import { listScheduleRecipients, listSchedules } from "./list-schedules.ts";
import { listExports, readExport } from "./read-exports.ts";
import { startExport } from "./start-export.ts";

export const exportRoutes: readonly Route[] = [
  route(contract.startExport, startExport),
  route(contract.listExports, listExports),
  route(contract.readExport, readExport),
  route(contract.listSchedules, listSchedules),
  route(contract.listScheduleRecipients, listScheduleRecipients),
  route(contract.createSchedule, createSchedule),
  route(contract.editSchedule, editSchedule),
  route(contract.deleteSchedule, deleteSchedule),
];
