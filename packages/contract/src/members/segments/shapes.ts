import * as z from "zod/mini";
import { count, id, localizedText, moment, optionalText, text, version } from "../../core/shapes.ts";
import { eligibility, segmentConditions } from "../eligibility/conditions.ts";
import { segmentNameLimit, segmentTextLimit } from "./limits.ts";

export const segmentStates = ["active", "archived"] as const;

/** Kinds of things that are for the people of segments. */
export const segmentUseKinds = ["campaign", "course", "trail", "reward", "drill", "badge", "event"] as const;
export type SegmentUseKind = (typeof segmentUseKinds)[number];

const fields = {
  name: text(segmentNameLimit),
  description: optionalText(segmentTextLimit),
  conditions: segmentConditions,
};
export const segmentCreate = z.strictObject(fields);
export type SegmentWrite = z.output<typeof segmentCreate>;
export const segmentEdit = z.strictObject({ ...fields, version });

const listed = {
  id,
  name: z.string(),
  description: z.string(),
  state: z.enum(segmentStates),
  /** Version of its conditions in force; grows only where they change. */
  conditionsVersion: z.number(),
  /** People it is met by now; null: the reader may not know of people. */
  people: z.nullable(count),
  changedAt: moment,
  version: z.number(),
};
export const segmentItem = z.strictObject({ ...listed, uses: count });
export type SegmentItem = z.output<typeof segmentItem>;

/** Place a segment is used at: whatever is over or archived is none. */
export const segmentUse = z.strictObject({
  kind: z.enum(segmentUseKinds),
  id,
  title: localizedText(),
  /** Version of the conditions it was copied with. */
  version: z.number(),
});
export type SegmentUse = z.output<typeof segmentUse>;

export const segment = z.strictObject({
  ...listed,
  conditions: eligibility,
  uses: z.array(segmentUse),
});
export type Segment = z.output<typeof segment>;

/** Segment as an editor of conditions offers it; archived ones for their names alone. */
export const segmentChoice = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(segmentStates),
  version: z.number(),
  conditions: eligibility,
});
export type SegmentChoice = z.output<typeof segmentChoice>;

export const segmentPerson = z.strictObject({
  membershipId: id,
  name: z.string(),
  store: z.nullable(z.string()),
});
