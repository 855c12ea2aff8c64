import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { page, pageQuery } from "../page.ts";
import { deviceProblems, genericProblems } from "../problems.ts";
import { id } from "../shapes.ts";
import { exportProblems } from "./problems.ts";
import * as planned from "./schedule-shapes.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const startExport = endpoint({
  id: "exports.start",
  method: "POST",
  path: "/api/exports",
  summary: "Have a list or a figure made into a file; needs the right to what is in it",
  access: "participant",
  module: "always",
  body: shape.exportStart,
  answer: shape.exported,
  problems: [
    genericProblems.forbidden,
    exportProblems.reasonNeeded,
    exportProblems.personal,
    exportProblems.tooMany,
  ],
  idempotent: true,
  unexpected: deviceProblems.downloadFailed,
});

export const listExports = endpoint({
  id: "exports.list",
  method: "GET",
  path: "/api/exports",
  summary: "The caller's own files, the newest first",
  access: "participant",
  module: "always",
  query: z.strictObject({ ...pageQuery }),
  answer: page(shape.exported),
});

export const readExport = endpoint({
  id: "exports.read",
  method: "GET",
  path: "/api/exports/:id",
  summary: "How far one of the caller's files is, and where it is saved from once it is done",
  access: "participant",
  module: "always",
  params,
  answer: shape.exportedFile,
  problems: [genericProblems.notFound, genericProblems.forbidden],
});

export const listSchedules = endpoint({
  id: "schedules.list",
  method: "GET",
  path: "/api/report-schedules",
  summary: "Reports that are made and sent regularly, the newest first",
  access: "exports.schedule",
  module: "always",
  query: z.strictObject({ ...pageQuery }),
  answer: page(planned.schedule),
});

export const listScheduleRecipients = endpoint({
  id: "schedules.recipients",
  method: "GET",
  path: "/api/report-schedules/recipients",
  summary: "Staff who may read a report now, by name",
  access: "exports.schedule",
  module: "always",
  query: z.strictObject({ kind: shape.exportKind }),
  answer: z.strictObject({ items: z.array(planned.scheduleRecipient) }),
});

export const createSchedule = endpoint({
  id: "schedules.create",
  method: "POST",
  path: "/api/report-schedules",
  summary: "Have a report made and sent every week or month",
  access: "exports.schedule",
  module: "always",
  body: planned.scheduleCreate,
  answer: planned.schedule,
  problems: [
    exportProblems.reasonNeeded,
    exportProblems.personal,
    exportProblems.recipientMayNot,
    exportProblems.tooManySchedules,
  ],
  idempotent: true,
});

export const editSchedule = endpoint({
  id: "schedules.edit",
  method: "PATCH",
  path: "/api/report-schedules/:id",
  summary: "Change when and to whom a regular report goes, or pause it",
  access: "exports.schedule",
  module: "always",
  params,
  body: planned.scheduleEdit,
  answer: planned.schedule,
  problems: [genericProblems.notFound, genericProblems.conflict, exportProblems.recipientMayNot],
});

export const deleteSchedule = endpoint({
  id: "schedules.delete",
  method: "DELETE",
  path: "/api/report-schedules/:id",
  summary: "Delete a regular report; files it made stay their days",
  access: "exports.schedule",
  module: "always",
  params,
  problems: [genericProblems.notFound],
});

export const exportEndpoints = [
  startExport,
  listExports,
  readExport,
  listSchedules,
  listScheduleRecipients,
  createSchedule,
  editSchedule,
  deleteSchedule,
];
