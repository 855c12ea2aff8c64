export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** Joins two: what either was joined to before is free again. In the order of `lefts`. */
export function joined(pairs: readonly Pair[], lefts: readonly string[], next: Pair): Pair[] {
  const others = pairs.filter(({ left, right }) => left !== next.left && right !== next.right);
  return [...others, next].sort((a, b) => lefts.indexOf(a.left) - lefts.indexOf(b.left));
}

/** The next one that is joined to nothing, looking on from `after` and around. */
export function nextOpen(
  pairs: readonly Pair[],
  lefts: readonly string[],
  after: string,
): string | undefined {
  const from = lefts.indexOf(after) + 1;
  const order = [...lefts.slice(from), ...lefts.slice(0, from)];
  return order.find((left) => !pairs.some((pair) => pair.left === left));
}
