/** A statement should take no longer, and a full one no shorter, in milliseconds. */
const longest = 20;
const shortest = 8;

export interface BatchBounds {
  /** Rows of the first batch. */
  start: number;
  least: number;
  most: number;
}

/** Rows of the next batch: half after one that took too long, twice as many after a full one that was short. */
export function nextBatchSize(
  rows: number,
  { milliseconds, full }: { milliseconds: number; full: boolean },
  { least, most }: Omit<BatchBounds, "start">,
): number {
  if (milliseconds > longest) return Math.max(Math.floor(rows / 2), least);
  if (milliseconds < shortest && full) return Math.min(rows * 2, most);
  return rows;
}

/** Sizes of batches in this process by name, as metrics show them. */
export const batchSizes = new Map<string, BatchSize>();

/** Adaptive size of a batch of one kind, by the time the batches before took in this process. */
export class BatchSize {
  rows: number;
  readonly #bounds: BatchBounds;

  constructor(name: string, bounds: BatchBounds) {
    this.rows = bounds.start;
    this.#bounds = bounds;
    batchSizes.set(name, this);
  }

  /** Goes by a batch that took so long; `full`: more was waiting than it could take. */
  adapt(milliseconds: number, full: boolean): void {
    this.rows = nextBatchSize(this.rows, { milliseconds, full }, this.#bounds);
  }

  /** Runs a batch of this size and goes by its time; one that fails after a long time counts too. */
  async run<T>(
    batch: (rows: number) => Promise<T>,
    isFull: (result: T, rows: number) => boolean,
  ): Promise<T> {
    const { rows } = this;
    const begun = performance.now();
    let full = false;
    try {
      const result = await batch(rows);
      full = isFull(result, rows);
      return result;
    } finally {
      this.adapt(performance.now() - begun, full);
    }
  }
}
