// §entities#course-test, §learning#time The time an attempt has: the server's, never a device's.
import { graceSeconds } from "./states.ts";

/**
 * When an attempt ends, in milliseconds; null: it has no limit. A test that closes ends what still runs; minutes staff
 * gave are added to whichever comes first.
 */
export function deadlineOf(attempt: {
  startedAt: number;
  minutes: number | null;
  extraMinutes: number;
  closesAt: number | null;
}): number | null {
  const ends = [
    ...(attempt.minutes === null ? [] : [attempt.startedAt + attempt.minutes * minute]),
    ...(attempt.closesAt === null ? [] : [attempt.closesAt]),
  ];
  return ends.length === 0 ? null : Math.min(...ends) + attempt.extraMinutes * minute;
}

/** Whether what arrives now comes too late to count: after the deadline and the grace, which are both the server's. */
export function isLate(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline + graceSeconds * 1_000;
}

const minute = 60_000;
