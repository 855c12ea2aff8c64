import * as z from "zod/mini";
import { calendarDate, id, locale, moment, text, version } from "../../core/shapes.ts";
import { courseKinds } from "../delivery/outline.ts";
import { namedCourse } from "../delivery/shapes.ts";
import { certificateDesign } from "./design.ts";
import { templateNameLimit } from "./limits.ts";
import { certificateStates } from "./states.ts";

const count = z.int().check(z.minimum(0));
const state = z.enum(certificateStates);

/** Which courses and trails are certified by a template. */
const use = {
  /** All courses, or all trails, that have none of their own. */
  defaultFor: z.array(z.enum(courseKinds)).check(z.maxLength(courseKinds.length)),
  /** Courses and trails it is the own template of. */
  courseIds: z.array(id).check(z.maxLength(500)),
};

export const templateItem = z.strictObject({
  id,
  name: z.string(),
  version,
  archived: z.boolean(),
  layout: certificateDesign.shape.layout,
  /** Colours of the drawing. */
  colours: z.strictObject({ primary: z.string(), accent: z.string() }),
  defaultFor: use.defaultFor,
  courses: count,
  /** Certificates that were issued by it. */
  issued: count,
  validMonths: certificateDesign.shape.validMonths,
  changedAt: moment,
});
export type TemplateItem = z.output<typeof templateItem>;

export const template = z.strictObject({
  id,
  version,
  name: z.string(),
  archived: z.boolean(),
  design: certificateDesign,
  defaultFor: use.defaultFor,
  courses: z.array(namedCourse),
  issued: count,
  /** Pictures of its logo and signatures, by file. */
  pictures: z.record(z.string(), z.string()),
});
export type CertificateTemplate = z.output<typeof template>;

export const templateWrite = z.strictObject({
  name: text(templateNameLimit),
  design: certificateDesign,
  ...use,
});
export const templateEdit = z.strictObject({ ...templateWrite.shape, archived: z.boolean(), version });

/** A page as it would be drawn now, with somebody made up. */
export const previewRequest = z.strictObject({ design: certificateDesign, locale });
export const preview = z.strictObject({
  /** The PDF, base64. */
  pdf: z.string(),
});

/** One of a person's own. */
export const ownCertificate = z.strictObject({
  id,
  number: z.string(),
  course: namedCourse,
  /** The name that stands on it. */
  name: z.string(),
  state,
  completedOn: calendarDate,
  issuedAt: moment,
  /** Last good day; null: for good. */
  validUntil: z.nullable(calendarDate),
  /** Percent. */
  score: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  /** Where anybody reads whether it is good. */
  publicUrl: z.string(),
  /** The person's score is better now than the one that stands on it: they may have it issued anew. */
  canRenew: z.boolean(),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

/** Certificate for finishing a course or trail. */
export const certificateOffer = z.strictObject({
  /** As it will stand on it, in the reader's language. */
  title: z.string(),
  /** Null: it does not expire. */
  validMonths: z.nullable(count),
  /** A valid one is held already: finishing once more brings no second. */
  held: z.boolean(),
});
export type CertificateOffer = z.output<typeof certificateOffer>;

/** As staff see it. */
export const issuedCertificate = z.strictObject({
  id,
  number: z.string(),
  course: namedCourse,
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  template: z.string(),
  templateVersion: version,
  state,
  completedOn: calendarDate,
  issuedAt: moment,
  validUntil: z.nullable(calendarDate),
  score: z.nullable(z.number()),
  /** Why it was revoked or issued anew. */
  reason: z.nullable(z.string()),
  publicUrl: z.string(),
  can: z.strictObject({ reissue: z.boolean(), revoke: z.boolean() }),
});
export type IssuedCertificate = z.output<typeof issuedCertificate>;

/** Facts open to anybody who has the number. */
export const checkedCertificate = z.strictObject({
  number: z.string(),
  state,
  /** As it stands on the certificate. */
  name: z.string(),
  course: z.string(),
  kind: z.enum(courseKinds),
  client: z.string(),
  completedOn: calendarDate,
  issuedOn: calendarDate,
  validUntil: z.nullable(calendarDate),
});
export type CheckedCertificate = z.output<typeof checkedCertificate>;

export const certificateFile = z.strictObject({
  /** Where its reader saves it from, for some minutes. */
  url: z.string(),
});

/** Work of a job for one course: certificates of everybody who has finished it, or all of them as one ZIP. */
export const runKinds = ["issue", "bundle"] as const;
export const certificateRun = z.strictObject({
  id,
  kind: z.enum(runKinds),
  course: namedCourse,
  done: count,
  total: count,
  state: z.enum(["running", "done", "failed"]),
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** Address of a finished bundle. */
  url: z.nullable(z.string()),
});
export type CertificateRun = z.output<typeof certificateRun>;
