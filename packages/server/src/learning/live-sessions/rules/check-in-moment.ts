// When somebody checked in: at once, or without a line a while ago, by their device's clock set right.

/** Milliseconds a check-in may be on its way. */
export const longestOffline = 72 * 3_600_000;

/**
 * Moment of a check-in. A device tells when it read the code and when it sends, both by its own clock, which may be wrong by
 * hours: what lies between is true whatever the clock shows. Undefined: it claims to come from the future, or from too
 * long ago.
 */
export function checkInMoment(now: Date, device?: { readAt: Date; sentAt: Date }): Date | undefined {
  if (!device) return now;
  const waited = device.sentAt.getTime() - device.readAt.getTime();
  return waited >= 0 && waited <= longestOffline ? new Date(now.getTime() - waited) : undefined;
}

export interface CheckInWindow {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly before: number;
  readonly after: number;
}

/** When people check in; the end is exclusive. */
export function checkInWindow({ startsAt, endsAt, before, after }: CheckInWindow): {
  from: Date;
  until: Date;
} {
  return {
    from: new Date(startsAt.getTime() - before * 60_000),
    until: new Date(endsAt.getTime() + after * 60_000),
  };
}
