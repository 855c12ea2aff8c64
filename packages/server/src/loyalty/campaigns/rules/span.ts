import { momentsOf, type PlannedWindow } from "./office-rules.ts";

/** From the earliest begin to the latest end of a campaign's countries, of which there is at least one. */
export function spanOf(windows: readonly PlannedWindow[]): { begins_at: Date; ends_at: Date } {
  const moments = windows.map(momentsOf);
  return {
    begins_at: new Date(Math.min(...moments.map(({ beginsAt }) => beginsAt.getTime()))),
    ends_at: new Date(Math.max(...moments.map(({ endsAt }) => endsAt.getTime()))),
  };
}

/** The first day anybody's window has: rules hold from here on. */
export function firstDayOf(windows: readonly PlannedWindow[]): string {
  return windows.map(({ beginsOn }) => beginsOn).toSorted()[0] ?? "";
}
