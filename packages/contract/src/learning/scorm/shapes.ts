import * as z from "zod/mini";
import { id, int4Limit, textLimit } from "../../core/shapes.ts";

/** Identifier of a SCO in its package's manifest. */
export const scoId = z.string().check(z.minLength(1), z.maxLength(512));

/** How far somebody is with one SCO; `passed` and `failed` also where it never said it was completed. */
export const scoStates = ["not_started", "in_progress", "completed", "passed", "failed"] as const;
export type ScoState = (typeof scoStates)[number];

export const launchRequest = z.strictObject({
  /** The learner's own opening of the activity. */
  sittingId: id,
  /** Which SCO; without it the one to go on with. */
  sco: z.optional(scoId),
  /** The learner asked to start again: a new attempt, and what was there stays in the history. */
  again: z.optional(z.boolean()),
});

export const launchAnswer = z.strictObject({
  /** `frame`: the address is shown in a frame of the player; `tab`: it opens by itself, elsewhere. */
  shown: z.enum(["frame", "tab"]),
  url: z.string(),
  /** Origin to believe and to speak to (messages.ts); null where nobody speaks. */
  origin: z.nullable(z.string()),
  attempt: z.int(),
  /** The SCO the address opens; null where somebody else runs the package. */
  current: z.nullable(scoId),
  /** In the order of the manifest; a menu is worth showing from two. */
  scos: z.array(
    z.strictObject({
      id: scoId,
      title: z.string(),
      state: z.enum(scoStates),
      /** Percent. */
      score: z.nullable(z.number()),
    }),
  ),
});
export type LaunchAnswer = z.output<typeof launchAnswer>;

const cloudWord = z.string().check(z.maxLength(textLimit));
/** Notice of SCORM Cloud about a registration when something changed; much more than this stands in it. */
export const cloudProgress = z.looseObject({
  id: z.optional(cloudWord),
  registrationCompletion: z.optional(cloudWord),
  registrationSuccess: z.optional(cloudWord),
  score: z.optional(
    z.nullable(
      z.looseObject({ scaled: z.optional(z.nullable(z.number().check(z.minimum(-100), z.maximum(100)))) }),
    ),
  ),
  totalSecondsTracked: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(int4Limit)))),
});
export type CloudProgress = z.output<typeof cloudProgress>;
