import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { genericProblems } from "../problems.ts";
import { byteSize, id, moment, text } from "../shapes.ts";
import { fileProblems } from "./problems.ts";
import { fileKindNames, sentFileLimit } from "./rules.ts";

const fileView = z.strictObject({
  id,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Signed addresses, valid for at most 15 minutes. Pictures have `thumb` and `large` beside `original`'s clean copy. */
  urls: z.record(z.string(), z.string()),
  /** Sentences on what was changed on the way in, so that it can be shown; nothing: it is as it was sent. */
  notes: z.array(z.string()),
});

const uploadPlan = z.strictObject({
  fileId: id,
  partSize: z.number(),
  /** Parts still to be sent, each by PUT of its bytes to its address. */
  parts: z.array(z.strictObject({ number: z.number(), url: z.string() })),
  expiresAt: moment,
});

export const startUpload = endpoint({
  id: "files.start",
  method: "POST",
  path: "/api/files/start",
  summary: "Announce an upload; the bytes then go straight to the store",
  access: "participant",
  module: "always",
  body: z.strictObject({
    kind: z.enum(fileKindNames),
    name: text(),
    type: z.string().check(z.maxLength(128)),
    size: byteSize,
  }),
  answer: uploadPlan,
  problems: [
    fileProblems.tooLarge,
    fileProblems.typeRefused,
    fileProblems.heic,
    fileProblems.filmType,
    fileProblems.soundType,
    fileProblems.empty,
    fileProblems.quota,
  ],
  rate: "upload",
});

/** §api#uploads: what start, the parts and complete do, in one request. */
export const sendFile = endpoint({
  id: "files.send",
  method: "POST",
  path: "/api/files",
  summary: "Upload a file as multipart/form-data: announced, looked at, cleaned and made ready in one call",
  access: "participant",
  module: "always",
  multipart: true,
  body: z.strictObject({
    kind: z.enum(fileKindNames),
    file: z.file().check(z.maxSize(sentFileLimit)),
  }),
  answer: fileView,
  problems: [
    genericProblems.tooLarge,
    genericProblems.malformed,
    genericProblems.unsupportedType,
    genericProblems.busy,
    fileProblems.tooLarge,
    fileProblems.typeRefused,
    fileProblems.heic,
    fileProblems.filmType,
    fileProblems.soundType,
    fileProblems.empty,
    fileProblems.quota,
    fileProblems.damaged,
    fileProblems.tooManyPixels,
  ],
  rate: "upload",
});

export const resumeUpload = endpoint({
  id: "files.resume",
  method: "GET",
  path: "/api/files/:id/upload",
  summary: "Which parts of an interrupted upload are still missing",
  access: "participant",
  module: "always",
  params: z.strictObject({ id }),
  answer: uploadPlan,
  problems: [genericProblems.notFound, fileProblems.expired],
});

/** §api#files `/api/files/complete/`, the one upload call that is JSON. */
export const completeUpload = endpoint({
  id: "files.complete",
  method: "POST",
  path: "/api/files/complete/",
  summary: "Close an upload: the file is looked at, cleaned and made ready",
  access: "participant",
  module: "always",
  body: z.strictObject({ file_id: id }),
  answer: fileView,
  problems: [
    genericProblems.notFound,
    fileProblems.incomplete,
    fileProblems.expired,
    fileProblems.typeRefused,
    fileProblems.heic,
    fileProblems.tooLarge,
    fileProblems.filmType,
    fileProblems.soundType,
    fileProblems.filmEncoding,
    fileProblems.filmSoundEncoding,
    fileProblems.soundEncoding,
    fileProblems.noLength,
    fileProblems.empty,
    fileProblems.locked,
    fileProblems.captionTime,
    fileProblems.noCaptions,
    fileProblems.damaged,
    fileProblems.tooManyPixels,
  ],
  rate: "upload",
});

export const readFile = endpoint({
  id: "files.read",
  method: "GET",
  path: "/api/files/:id",
  summary: "One of the caller's own files, with signed addresses",
  access: "participant",
  module: "always",
  params: z.strictObject({ id }),
  answer: fileView,
  problems: [genericProblems.notFound],
});

export const fileEndpoints = [startUpload, sendFile, resumeUpload, completeUpload, readFile];
