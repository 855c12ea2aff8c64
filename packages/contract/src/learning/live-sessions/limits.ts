// Limits of live sessions, for the shapes and the forms. Without the schema library.
export { writtenTextLimits as sessionTextLimits } from "../../core/limits.ts";

/** Digits of the code people check in with (docs/spec/validation.md#event-code). */
export const checkInCodeDigits = 6;
/** Longest text of how to get there, and of what a session is about. */
export const sessionLongText = 2_000;
export const venueLimits = { name: 120, address: 256, city: 120 } as const;
/** Seats of one session, at most. */
export const seatLimit = 100_000;
/** Hours a freed seat is held for the first in line. */
export const offerHours = { minimum: 1, maximum: 168, default: 24 } as const;
/** Minutes that check-in opens before the begin, and closes after the end, at most. */
export const checkInMinutes = { maximum: 1_440, before: 60, after: 60 } as const;
export const hostLimit = 20;
/** People invited by one call. */
export const invitationLimit = 500;
/** Days of a calendar asked for at once: a month with the weeks it reaches into. */
export const dayLimit = 42;
