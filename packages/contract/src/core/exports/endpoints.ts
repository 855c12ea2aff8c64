import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { page, pageQuery } from "../page.ts";
import { deviceProblems, genericProblems } from "../problems.ts";
import { id } from "../shapes.ts";
import { exportProblems } from "./problems.ts";
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

export const exportEndpoints = [startExport, listExports, readExport];
