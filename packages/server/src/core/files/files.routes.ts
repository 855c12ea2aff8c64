import * as spec from "@trilha/contract/core/files/endpoints.ts";
import { type Route, route } from "../use-case.ts";
import { completeUpload } from "./complete-upload.ts";
import { readFile } from "./read-file.ts";
import { resumeUpload } from "./resume-upload.ts";
import { sendFile } from "./send-file.ts";
import { startUpload } from "./start-upload.ts";

export const fileRoutes: readonly Route[] = [
  route(spec.startUpload, startUpload),
  route(spec.sendFile, sendFile),
  route(spec.resumeUpload, resumeUpload),
  route(spec.completeUpload, completeUpload),
  route(spec.readFile, readFile),
];
