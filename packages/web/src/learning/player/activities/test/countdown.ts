import type { AttemptSnapshot } from "./held.ts";

/** Seconds before the end that are said, so that nobody is surprised. */
export const warnings = [300, 60] as const;

/**
 * Seconds left at `now` of a clock that only runs forward, counted from what the server said; null: no limit. What the
 * device believes the time to be has no part in it.
 */
export function secondsLeft({ attempt, at }: AttemptSnapshot, now: number): number | null {
  if (attempt.deadline === null) return null;
  const given = Date.parse(attempt.deadline) - Date.parse(attempt.now);
  return Math.max(0, Math.ceil((given - (now - at)) / 1000));
}

/** The warning to be given now: the last that was passed since `before`. */
export const warningAt = (before: number, left: number): number | undefined =>
  warnings.findLast((limit) => before > limit && left <= limit && left > 0);

/** "12:05", "1:02:05". */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
