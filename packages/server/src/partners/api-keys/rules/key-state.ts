import type { KeyState } from "@trilha/contract/partners/api-keys/shapes.ts";

interface KeyTimes {
  readonly ends_at: Date | null;
  readonly revoked_at: Date | null;
}

/** Whether a key works: it does until it is revoked or, after a newer one took over, until its last day is over. */
export function keyState(key: KeyTimes, now: Date): KeyState {
  if (key.revoked_at) return "revoked";
  if (!key.ends_at) return "active";
  return now < key.ends_at ? "ending" : "ended";
}

export const isValid = (key: KeyTimes, now: Date): boolean =>
  ["active", "ending"].includes(keyState(key, now));
