/** Reports that wait besides the one whose verdict can still be taken back: the server counts that one as waiting. */
export const waitingBeside = (counted: number, held: unknown): number =>
  Math.max(0, counted - (held === undefined ? 0 : 1));
