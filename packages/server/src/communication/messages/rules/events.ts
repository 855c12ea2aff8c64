// A device that was away asks for the live events since the last one it saw (§states#realtime); they are kept for a week.

/** Whether something may have been forgotten since: then the device loads everything anew. */
export function hasGap(since: number, firstKept: number | null): boolean {
  return firstKept === null ? since > 0 : since + 1 < firstKept;
}
