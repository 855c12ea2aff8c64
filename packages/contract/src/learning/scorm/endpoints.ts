import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { cloudImport } from "./cloud-import.ts";
import { scormProblems } from "./problems.ts";
import { cloudProgress, launchAnswer, launchRequest } from "./shapes.ts";

export const launchScorm = endpoint({
  id: "scorm.launch",
  method: "POST",
  path: "/api/scorm/launches",
  summary:
    "Open a package for a sitting of one's own: an address on the content origin and the SCOs there are.",
  access: "participant",
  module: learningModules,
  body: launchRequest,
  answer: launchAnswer,
  problems: [
    scormProblems.notPackage,
    scormProblems.packageNotReady,
    scormProblems.unknownSco,
    scormProblems.cloudUnreachable,
  ],
});

export const takeCloudProgress = endpoint({
  id: "scorm.take_cloud_progress",
  method: "POST",
  path: "/api/scorm/cloud/:id/:secret",
  summary: "SCORM Cloud's post-back for one registration, under the secret made for it.",
  access: "public",
  module: "always",
  params: z.strictObject({ id, secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  body: cloudProgress,
  bodyLimit: 256 * 1024,
});

export const startCloudImport = endpoint({
  id: "scorm.start_cloud_import",
  method: "POST",
  path: "/api/scorm/cloud-imports",
  summary: "Send a package to SCORM Cloud, where its course has the package's id; a job does it",
  access: "courses.edit",
  module: learningModules,
  body: z.strictObject({ packageId: id }),
  answer: cloudImport,
  problems: [genericProblems.notFound, scormProblems.notPackage],
  idempotent: true,
});

export const readCloudImport = endpoint({
  id: "scorm.cloud_import",
  method: "GET",
  path: "/api/scorm/cloud-imports/:id",
  summary: "How far the newest import of a package at SCORM Cloud is, or why it failed",
  access: "courses.read",
  module: learningModules,
  params: z.strictObject({ id }),
  /** Null: it was never sent there. */
  answer: z.strictObject({ newest: z.nullable(cloudImport) }),
  problems: [genericProblems.notFound],
});

export const scormEndpoints: readonly EndpointSpec[] = [
  launchScorm,
  takeCloudProgress,
  startCloudImport,
  readCloudImport,
];
