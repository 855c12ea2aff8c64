// §states#token-refresh: a refresh token works once, within a session's absolute and idle life; one that comes back
// used is a copy, and ends the family. Two tabs of one device that race within the grace both go on, with one token.

const graceSeconds = 10;

export interface RefreshFacts {
  readonly usedAt: Date | null;
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
  readonly deletedAt: Date | null;
  readonly idleDays: number;
  /** Opened by a partner's token: never refreshed. */
  readonly isWebservice: boolean;
  /** Asked by the device the session was opened on, as far as that is known. */
  readonly sameDevice: boolean;
  readonly now: Date;
}

/** `rotate`: the token is used now. `race`: it was, a moment ago. `ended`, `expired`, `reused`: no. */
export type RefreshVerdict = "rotate" | "race" | "ended" | "expired" | "reused";

/** Whether something is so recent that whatever repeats it counts as a race. */
export const isInGrace = (moment: Date, now: Date): boolean =>
  now.getTime() - moment.getTime() <= graceSeconds * 1000;

export function judgeRefresh(facts: RefreshFacts): RefreshVerdict {
  const now = facts.now.getTime();
  if (facts.endedAt || facts.deletedAt || facts.isWebservice) return "ended";
  if (facts.usedAt && !(facts.sameDevice && isInGrace(facts.usedAt, facts.now))) return "reused";
  const idleUntil = facts.lastSeenAt.getTime() + facts.idleDays * 24 * 60 * 60 * 1000;
  if (now >= facts.expiresAt.getTime() || now >= idleUntil) return "expired";
  return facts.usedAt ? "race" : "rotate";
}
