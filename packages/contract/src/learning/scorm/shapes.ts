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
  /** Way the learner asks the package itself for (2004). */
  request: z.optional(z.enum(["continue", "previous", "suspendAll", "exitAll"])),
  /** The learner asked to start again: a new attempt, and what was there stays in the history. */
  again: z.optional(z.boolean()),
});

/** A part of a package, or a cluster of parts, in the order of now. */
const launchPart = z.strictObject({
  id: scoId,
  title: z.string(),
  /** Under how many clusters it stands. */
  depth: z.int(),
  /** False: a cluster. */
  leaf: z.boolean(),
  /** False: the package's own sequence does not let anybody choose it now. */
  selectable: z.boolean(),
  state: z.enum(scoStates),
  /** Percent. */
  score: z.nullable(z.number()),
});
export type LaunchPart = z.output<typeof launchPart>;

export const launchAnswer = z.strictObject({
  /**
   * `frame`: the address is shown in a frame of the player; `tab`: it opens by itself, elsewhere; `contents`: nothing
   * opens until a part is chosen; `ended`: the package has come to its end.
   */
  shown: z.enum(["frame", "tab", "contents", "ended"]),
  /** Empty where nothing opens. */
  url: z.string(),
  /** Origin to believe and to speak to (messages.ts); null where nobody speaks. */
  origin: z.nullable(z.string()),
  attempt: z.int(),
  /** The SCO the address opens; null where somebody else runs the package, or nothing opens. */
  current: z.nullable(scoId),
  /** Table of contents; worth showing from two parts. */
  contents: z.array(launchPart),
  /** Ways the player offers beside it; null: the package leaves the way to the learner. */
  controls: z.nullable(
    z.strictObject({
      /** Null: the package hides it here. */
      continue: z.nullable(z.boolean()),
      previous: z.nullable(z.boolean()),
      suspend: z.boolean(),
      exit: z.boolean(),
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
