// Figures from a shared machine jump; medians of repeated runs, and ratios taken side by side, do not.

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Linear between the two nearest ranks. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error("no values to take a percentile of");
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Measures two things in turn (a b, b a, a b …), so that both meet the same weather, and compares each pair.
 * The ratio is a ÷ b.
 */
export async function sideBySide(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ a: number; b: number; ratio: number }> {
  const pairs: { a: number; b: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await a();
      pairs.push({ a: first, b: await b() });
    } else {
      const first = await b();
      pairs.push({ a: await a(), b: first });
    }
  }
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  };
}

/** Milliseconds each call took, one after the other. */
export async function timesOf(count: number, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}
