// §validation#sale-rules Sale: quantities beyond what the store, the product or the person ever sold are looked at by a person. History is
// what people accepted, so that quantities nobody looked at teach nothing.

/** Units of earlier sales a person accepted, the newest first, each list bounded by its query. */
export interface QuantityFacts {
  /** Products of this sale: the units reported now, and those of earlier lines in the client. */
  lines: readonly { units: number; history: readonly number[] }[];
  /** Units of the whole sale, and of earlier sales of the store and of the person. */
  units: number;
  store: readonly number[];
  person: readonly number[];
}

/** Quantities that pass without any history: a line, a sale. */
const priorLine = 5;
const priorSale = 10;
/** Fewer observations say nothing. */
const leastHistory = 8;
/** Median absolute deviations above the median; one unit at least is taken for a deviation. */
const deviations = 6;

/**
 * Most units that are usual: the greatest seen, but no more than median + 6 MAD (median absolute deviation), so that one
 * outlier opens nothing; never less than `prior`.
 */
export function usualUnits(history: readonly number[], prior: number): number {
  if (history.length < leastHistory) return prior;
  const middle = median(history);
  const deviation = Math.max(1, median(history.map((units) => Math.abs(units - middle))));
  return Math.max(prior, Math.min(Math.max(...history), Math.ceil(middle + deviations * deviation)));
}

/** Quantity beyond the usual, the farthest first judged by line, then store, then person; undefined: nothing. */
export function unusualQuantity(
  facts: QuantityFacts,
): { quantity: number; usual: number; of: "product" | "store" | "person" } | undefined {
  for (const { units, history } of facts.lines) {
    const usual = usualUnits(history, priorLine);
    if (units > usual) return { quantity: units, usual, of: "product" };
  }
  for (const scope of ["store", "person"] as const) {
    const usual = usualUnits(facts[scope], priorSale);
    if (facts.units > usual) return { quantity: facts.units, usual, of: scope };
  }
  return undefined;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
