// Seats of a session (docs/spec/live-sessions.md#events): who may take a free one, and how long one is held.

export interface OpenSeats {
  /** Null: as many as come. */
  readonly free: number | null;
  /** Whether somebody waits for a seat. */
  readonly hasLine: boolean;
}

/** Whether a newcomer takes a seat: nobody passes those who wait, though one may be free for an instant. */
export const isSeatOpen = ({ free, hasLine }: OpenSeats): boolean => free === null || (free > 0 && !hasLine);

/** Until when a freed seat is held for the first in line: so many hours, and never beyond the begin. */
export const offerEnd = (now: Date, { hours, startsAt }: { hours: number; startsAt: Date }): Date =>
  new Date(Math.min(now.getTime() + hours * 3_600_000, startsAt.getTime()));
