import * as z from "zod/mini";
import { id, moment, optionalText, text, version } from "../shapes.ts";
import { daysOfWeek, longestMonth, scheduleLimits } from "./schedule-when.ts";
import { exportFormats, exportKind, exportParams } from "./shapes.ts";

const hour = z.int().check(z.minimum(0), z.maximum(23));
const dayUpTo = (last: number) => z.int().check(z.minimum(1), z.maximum(last));

/** §loyalty#scheduled-reports Weekday (1 is Monday) or day of the month, and a full hour, by the client's clock. */
export const scheduleWhen = z.discriminatedUnion("every", [
  z.strictObject({ every: z.literal("week"), day: dayUpTo(daysOfWeek), hour }),
  z.strictObject({ every: z.literal("month"), day: dayUpTo(longestMonth), hour }),
]);

const settings = {
  name: text(scheduleLimits.name),
  format: z.enum(exportFormats),
  when: scheduleWhen,
  /** Staff of the client, by their accounts. */
  recipients: z.array(id).check(z.minLength(1), z.maxLength(scheduleLimits.recipients)),
};

export const scheduleCreate = z.strictObject({
  ...settings,
  kind: exportKind,
  params: exportParams,
  /** Why it is needed: asked where the file names people. */
  reason: z.optional(optionalText()),
});

export const scheduleEdit = z.strictObject({ ...settings, paused: z.boolean(), version });

/** Recipient of a report, or one who may become it. */
export const scheduleRecipient = z.strictObject({
  userId: id,
  name: z.string(),
  /** False: left out as things are now, for want of the right, the module or their place in the client. */
  mayRead: z.boolean(),
});

export const schedule = z.strictObject({
  ...settings,
  id,
  kind: exportKind,
  reason: z.nullable(z.string()),
  recipients: z.array(scheduleRecipient),
  paused: z.boolean(),
  /** Null while it is paused. */
  nextAt: z.nullable(moment),
  /** Outcome of the last time; null: it is still to come. */
  last: z.nullable(
    z.strictObject({
      at: moment,
      /** People a file was made for, and those left out because they may not read it. */
      sent: z.int(),
      leftOut: z.int(),
      /** Files that could not be made, of those still kept. */
      failed: z.int(),
    }),
  ),
  version,
});
export type Schedule = z.output<typeof schedule>;
export type ScheduleRecipient = z.output<typeof scheduleRecipient>;
