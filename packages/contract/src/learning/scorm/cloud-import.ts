// A package of ours at SCORM Cloud (§entities#type-scorm-cloud scorm_cloud): how far its import is, and why it failed.
import * as z from "zod/mini";
import { id, moment } from "../../core/shapes.ts";

/** `sending`: waits for the package to be unpacked, or is on its way; `running`: SCORM Cloud reads it. */
export const cloudImportStates = ["sending", "running", "done", "failed"] as const;
export type CloudImportState = (typeof cloudImportStates)[number];

/** Whether a course there may be a package of ours, which has the same id. */
export const mayBePackage = (course: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(course);

export const cloudImport = z.strictObject({
  /** Id of the package, and of its course at SCORM Cloud. */
  packageId: id,
  /** Which revision was sent; null: none yet. */
  revision: z.nullable(z.int()),
  state: z.enum(cloudImportStates),
  refusal: z.nullable(z.strictObject({ code: z.string(), title: z.string() })),
  /** Message of SCORM Cloud, in its own words. */
  message: z.string(),
  startedAt: moment,
  doneAt: z.nullable(moment),
});
export type CloudImport = z.output<typeof cloudImport>;
