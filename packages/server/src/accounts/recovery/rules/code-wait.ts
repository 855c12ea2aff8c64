// §states#phone-verification, §limits#phone-cooldown: after one code the next waits; and nobody gets more than a few a day (security row 6,
// attack API4: a phone that is flooded with messages).

/** Codes for one person, or to one number, in 24 hours. */
export const codesPerDay = 10;
export const dayMs = 24 * 60 * 60 * 1000;

/** Requests of the last 24 hours for this person or to this number. */
export interface CodeRequests {
  readonly count: number;
  readonly oldest: Date | null;
  readonly newest: Date | null;
}

/** Seconds until the next may be asked for; undefined: now. */
export function codeWait(requests: CodeRequests, waitSeconds: number, now: Date): number | undefined {
  const { count, oldest, newest } = requests;
  if (!oldest || !newest) return undefined;
  const cooled = newest.getTime() + waitSeconds * 1000;
  const rested = count >= codesPerDay ? oldest.getTime() + dayMs : 0;
  const left = Math.ceil((Math.max(cooled, rested) - now.getTime()) / 1000);
  return left > 0 ? left : undefined;
}
