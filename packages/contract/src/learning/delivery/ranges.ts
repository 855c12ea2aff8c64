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

/** Ranges in the first and not in the second. */
export function withoutRanges(ranges: Ranges, taken: Ranges): Ranges {
  return ranges.flatMap((range): [number, number][] => {
    const left: [number, number][] = [];
    let [from] = range;
    const [, end] = range;
    for (const [start, stop] of taken) {
      if (stop <= from || start >= end) continue;
      if (start > from) left.push([from, start]);
      from = Math.min(end, stop);
    }
    if (from < end) left.push([from, end]);
    return left;
  });
}

/** The first so many pages or seconds of it. */
export function atMost(ranges: Ranges, most: number): Ranges {
  let left = most;
  return ranges.flatMap(([from, to]): [number, number][] => {
    const length = Math.min(to - from, left);
    left -= length;
    return length > 0 ? [[from, from + length]] : [];
  });
}

/** Part of the ranges that lies in `[from, to)`. */
export function within(ranges: Ranges, from: number, to: number): Ranges {
  return ranges.flatMap(([start, end]): [number, number][] => {
    const inside: [number, number] = [Math.max(start, from), Math.min(end, to)];
    return inside[1] > inside[0] ? [inside] : [];
  });
}
