import * as z from "zod/mini";
import { id, moment, text } from "../../core/shapes.ts";
import { hostLimit, packageHostLimit } from "./limits.ts";

/** Kinds of packages: a course that talks by SCORM, or zipped pages. */
export const packageKinds = ["scorm", "html"] as const;
export type PackageKind = (typeof packageKinds)[number];

/** By which edition a package talks. */
export const scormVersions = ["1.2", "2004-3", "2004-4"] as const;
export type ScormVersion = (typeof scormVersions)[number];

export const packageStates = ["unpacking", "ready", "refused"] as const;

/** Why a package cannot be used, in the reader's words; with file and line where the fault has a place. */
const packageRefusal = z.strictObject({
  code: z.string(),
  title: z.string(),
  file: z.nullable(z.string()),
  line: z.nullable(z.int()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

const packageSummary = z.strictObject({
  /** Null: pages without SCORM. */
  version: z.nullable(z.enum(scormVersions)),
  title: z.string(),
  scos: z.array(z.strictObject({ identifier: z.string(), title: z.string() })),
});

const hostName = z
  .string()
  .check(z.maxLength(hostLimit), z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/));

const packageRevision = z.strictObject({
  revision: z.int(),
  state: z.enum(packageStates),
  /** Percent of what there is to unpack. */
  progress: z.int(),
  refusal: z.nullable(packageRefusal),
  summary: z.nullable(packageSummary),
  fileCount: z.int(),
  /** Unpacked. */
  bytes: z.int(),
  /** Lessons (SCO identifiers) of the revision before that this one no longer has: what people did there stays, unused. */
  vanished: z.array(z.string()),
  /** Outside hosts it names for frames, pictures, films, styles: blocked unless they are allowed. */
  hosts: z.array(z.string()),
  createdAt: moment,
});

export const packageView = z.strictObject({
  id,
  kind: z.enum(packageKinds),
  title: z.string(),
  /** The revision people get: the newest that is ready; null until one is. */
  revision: z.nullable(z.int()),
  /** Outside hosts it may show. */
  allowedHosts: z.array(z.string()),
  /** The newest revision, whatever became of it. */
  newest: packageRevision,
  createdAt: moment,
});
export type PackageView = z.output<typeof packageView>;

export const packageStart = z.strictObject({
  /** An upload of kind `course_package`, ready. */
  fileId: id,
  kind: z.enum(packageKinds),
  title: text(120),
});
export const packageHosts = z.strictObject({
  hosts: z.array(hostName).check(z.maxLength(packageHostLimit)),
});
export const packageReplacement = z.strictObject({ fileId: id });
