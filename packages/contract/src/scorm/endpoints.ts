import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../kernel/endpoint.ts";
import { id } from "../kernel/shapes.ts";
import { scormProblems } from "./problems.ts";
import { cloudProgress, launchAnswer, launchRequest } from "./shapes.ts";

export const launchScorm = endpoint({
  id: "scorm.launch",
  method: "POST",
  path: "/api/scorm/launches",
  summary:
    "Open a package for a sitting of one's own: an address on the content origin and the SCOs there are.",
  access: "participant",
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
  params: z.strictObject({ id, secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  body: cloudProgress,
  bodyLimit: 256 * 1024,
});

export const scormEndpoints: readonly EndpointSpec[] = [launchScorm, takeCloudProgress];
