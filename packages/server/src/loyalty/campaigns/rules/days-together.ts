interface Day {
  readonly day: string;
  readonly awarded: number;
  readonly reversed: number;
}

/** Two counts of days as one, by day: what was counted, and what came since. */
export function daysTogether(counted: readonly Day[], since: readonly Day[]): Day[] {
  const days = new Map<string, Day>();
  for (const { day, awarded, reversed } of [...counted, ...since]) {
    const before = days.get(day) ?? { awarded: 0, reversed: 0 };
    days.set(day, { day, awarded: before.awarded + awarded, reversed: before.reversed + reversed });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
