import * as z from "zod/mini";
import { id, moment, optionalText, printable } from "../shapes.ts";

/** Every list and figure that may be had as a file. Each is read as its page reads it, with the page's filters. */
export const exportKinds = [
  "people",
  "segments",
  "segment_people",
  "claims",
  "products",
  "stores",
  "awards",
  "campaigns",
  "levels",
  "completions",
  "rewards",
  "stock",
  "stock_moves",
  "stock_corrections",
  "orders",
  "warehouse",
  "enrolments",
  "learning_people",
  "learning_stores",
  "learning_groups",
  "learning_courses",
  "certificates",
  "badge_people",
  "drill_people",
  "consents",
  "audit_trail",
  "support_requests",
  "results_tests",
  "results_people",
  "results_places",
  "results_items",
  "results_attempts",
  "results_opinions",
  "results_comments",
  "figures.sales",
  "figures.points",
  "figures.queues",
  "figures.audit",
  "figures.redemption",
  "figures.levels",
  "figures.ages",
  "figures.compare",
] as const;
export const exportKind = z.enum(exportKinds);
export type ExportKind = z.output<typeof exportKind>;

/** Exports with personal data: they need `exports.personal` and a reason. */
export const personalKinds: ReadonlySet<ExportKind> = new Set<ExportKind>([
  "people",
  "segment_people",
  "claims",
  "awards",
  "levels",
  "completions",
  "orders",
  "warehouse",
  "enrolments",
  "learning_people",
  "certificates",
  "badge_people",
  "drill_people",
  "consents",
  "audit_trail",
  "support_requests",
  "results_people",
  "results_attempts",
]);

export const exportFormats = ["csv", "xlsx"] as const;
export const exportStates = ["queued", "running", "done", "failed"] as const;
/** Most rows of one file; a spreadsheet shows hardly more. */
export const exportRowLimit = 200_000;
/** Files with personal data somebody may ask for within a day. */
export const personalPerDay = 10;
/** Days a file is kept. */
export const exportDays = 7;
/** Seconds after which the asker gets a message instead of waiting. */
export const exportPatience = 10;

/** The page's filters, as its list takes them; of a list that belongs to something, also what its address names. */
export const exportParams = z._default(
  z.record(z.string().check(printable, z.maxLength(32)), z.string().check(printable, z.maxLength(256))),
  {},
);

export const exportStart = z.strictObject({
  kind: exportKind,
  params: exportParams,
  format: z.enum(exportFormats),
  /** Why it is needed: asked where the file names people. */
  reason: z.optional(optionalText()),
});

/** Why there is no file. */
export const exportFailures = ["too_long", "not_allowed", "broken"] as const;

export const exported = z.strictObject({
  id,
  kind: exportKind,
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  reason: z.nullable(z.string()),
  failure: z.nullable(z.enum(exportFailures)),
  /** Rows written so far. */
  rows: z.number(),
  askedAt: moment,
  doneAt: z.nullable(moment),
  /** When the file goes. */
  expiresAt: moment,
});

export const exportedFile = z.strictObject({
  ...exported.shape,
  /** Address of the file for the person who asked, valid for some minutes; null until it is done. */
  url: z.nullable(z.string()),
});
