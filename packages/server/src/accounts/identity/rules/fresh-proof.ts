// Security row 12: what a stolen session must not be enough for asks for a proof of the last minutes. Coming in is one;
// a partner's token proves nothing.

/** For so long a proof counts. */
export const proofMinutes = 5;

/** Whether what was last proved in a session is fresh. */
export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= proofMinutes * 60_000;
}
