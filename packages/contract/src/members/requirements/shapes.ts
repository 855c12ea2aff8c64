import * as z from "zod/mini";
import { calendarDate, id, localizedText, moment, printable, version } from "../../core/shapes.ts";
import { trainingLimits } from "./limits.ts";

// §validation#required-training "all required training completed": what may be required, and who completed it. Until courses are part of the
// programme, staff or a file say so.

/** An address outside (https), or a place of the app (begins with a slash). */
export const trainingLink = z
  .string()
  .check(
    z.trim(),
    printable,
    z.maxLength(trainingLimits.link),
    z.regex(/^(https:\/\/[^\s/]+\.[^\s]+|\/(?!\/)[^\s\\]*)$/),
  );

const parts = {
  /** In one language at least. */
  title: localizedText(trainingLimits.title).check(
    z.refine((title) => Object.values(title).some((text) => text), { error: "required" }),
  ),
  link: z.nullable(trainingLink),
};

export const training = z.strictObject({
  id,
  title: localizedText(trainingLimits.title),
  link: z.nullable(z.string()),
  /** False: no longer offered; who completed it keeps that. */
  active: z.boolean(),
  /** Count of people who completed it. */
  completed: z.number(),
  /** Course or trail of the programme: title, link and use follow that and are not written here. */
  course: z.nullable(z.enum(["course", "trail"])),
  version: z.number(),
});
export type Training = z.output<typeof training>;

export const trainingCreate = z.strictObject(parts);
export const trainingEdit = z.strictObject({ version, ...parts, active: z.boolean() });

export const completion = z.strictObject({
  /** People of the client. */
  userIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  /** The day it was completed; absent: today. Never later. */
  completedOn: z.optional(calendarDate),
});

/** Where it is known from; `learning`: the programme's own courses. */
export const completionSources = ["staff", "import", "learning"] as const;

export const completedPerson = z.strictObject({
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  completedAt: moment,
  source: z.enum(completionSources),
});
