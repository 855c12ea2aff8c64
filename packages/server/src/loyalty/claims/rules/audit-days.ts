/** Counts of a day or of the part of it that lies within the last 30 days. */
export interface DayPart {
  readonly day: string;
  readonly within: boolean;
  readonly submitted: number;
  readonly by_itself: number;
  readonly accepted: number;
  readonly rejected: number;
}

export interface AuditDay {
  readonly day: string;
  readonly submitted: number;
  readonly accepted: number;
  readonly rejected: number;
}

/** The newest days, whole ones; accepted are those a person let pass and those that passed by themselves. */
export function auditDays(parts: readonly DayPart[], newest: number): AuditDay[] {
  const days = new Map<string, AuditDay>();
  for (const { day, submitted, by_itself: byItself, accepted, rejected } of parts) {
    const sum = days.get(day) ?? { submitted: 0, accepted: 0, rejected: 0 };
    days.set(day, {
      day,
      submitted: sum.submitted + submitted,
      accepted: sum.accepted + accepted + byItself,
      rejected: sum.rejected + rejected,
    });
  }
  return [...days.values()].slice(-newest);
}

/** How many a person decided on, and how many passed by themselves, in the last 30 days to the quarter of an hour. */
export function decidedIn(parts: readonly DayPart[]): { decided: number; autoAccepted: number } {
  const within = parts.filter((part) => part.within);
  const sum = (value: (part: DayPart) => number) => within.reduce((total, part) => total + value(part), 0);
  return {
    decided: sum(({ accepted, rejected }) => accepted + rejected),
    autoAccepted: sum(({ by_itself: byItself }) => byItself),
  };
}
