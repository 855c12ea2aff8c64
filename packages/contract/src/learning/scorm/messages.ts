import * as z from "zod/mini";
import { scoId } from "./shapes.ts";

// The launch page on the content origin and the player's window speak by messages; each side looks at the other's
// origin first. Whatever runs in the package may forge them: they are shown, and nothing is decided by them.

const type = z.literal("trilha.scorm");
const words = z.nullable(z.string().check(z.maxLength(1_000)));

/**
 * How saving stands. `unsaved`: refused or no connection, it is kept and tried again; `replaced`: opened somewhere else
 * since, nothing is saved from here any more.
 */
export const saveStates = ["saved", "saving", "unsaved", "replaced"] as const;
export type ScormSaveState = (typeof saveStates)[number];

/** The launch page to the player. */
export const scormMessage = z.union([
  z.strictObject({
    type,
    state: z.enum(saveStates),
    sco: scoId,
    location: words,
    completion: words,
    success: words,
    /** As the content says it: raw in 1.2, scaled or raw in 2004. */
    score: z.nullable(z.number()),
  }),
  /**
   * The SCO ended, or asked to go somewhere. `sco` null: there is nothing after it, or it asked to leave. The player
   * launches that SCO, or closes.
   */
  z.strictObject({
    type,
    navigate: z.strictObject({
      request: z.enum(["continue", "previous", "choice", "exit", "suspend"]),
      sco: z.nullable(scoId),
    }),
  }),
  /**
   * The SCO ended and asked to go somewhere, and the package's own sequence answered: another part is open, none is, or
   * the package has come to its end. The player asks what to show now.
   */
  z.strictObject({ type, moved: z.enum(["delivered", "none", "ended"]) }),
  /** The SCO was unloaded as asked; `unsaved` says that something could not be saved. */
  z.strictObject({ type, left: z.enum(["saved", "unsaved"]) }),
]);
export type ScormMessage = z.output<typeof scormMessage>;

/**
 * The player to the launch page: `leave` unloads the SCO, so that it may end by itself, and is answered by `left`;
 * `retry` sends what could not be saved at once.
 */
export const scormWish = z.strictObject({ type, wish: z.enum(["leave", "retry"]) });
export type ScormWish = z.output<typeof scormWish>;
