/** Half-open ranges of whole pages or seconds `[from, to)`, in order, apart from each other. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** All of both, in the one form there is: the order in which parts come makes no difference, nor does a repeat. */
export function unionRanges(...parts: readonly Ranges[]): Ranges {
  const sorted = parts
    .flat()
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** How many different pages or seconds there are in it. */
export function rangesLength(ranges: Ranges): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}
