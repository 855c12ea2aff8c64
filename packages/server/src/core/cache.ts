import { LRUCache } from "lru-cache";

/** Bound of a cache: the most values it holds or, where they are weighed, the most that all of them weigh. */
export interface CacheBound<Value> {
  readonly most: number;
  readonly weigh?: (value: Value) => number;
}

/** Figures of a cache, for metrics. */
export interface CacheCounts {
  entries: number;
  weight: number;
  hits: number;
  misses: number;
}

/** Caches of this process by name; a second one of a name takes the place of the first. */
export const caches = new Map<string, Cache<never>>();

/** Empties every cache of this process: tests begin with none of what others left. */
export function clearCaches(): void {
  for (const cache of caches.values()) cache.clear();
}

/**
 * Least-recently-used cache of this process, for values that cannot become wrong under their key: the key names a
 * version, a hash or a stamp that the caller has just read. A value heavier than the bound pushes out all others and
 * stays until the next comes.
 */
export class Cache<Value extends NonNullable<unknown>> {
  readonly #values: LRUCache<string, Value>;
  #hits = 0;
  #misses = 0;

  constructor(name: string, { most, weigh }: CacheBound<Value>) {
    const weight = weigh && ((value: Value) => Math.min(Math.max(Math.ceil(weigh(value)), 1), most));
    this.#values = new LRUCache(weight ? { maxSize: most, sizeCalculation: weight } : { max: most });
    caches.set(name, this as unknown as Cache<never>);
  }

  get counts(): CacheCounts {
    const { size: entries, calculatedSize: weight } = this.#values;
    return { entries, weight, hits: this.#hits, misses: this.#misses };
  }

  /** Value under a key, if the caller can still use it. */
  get(key: string, isValid: (value: Value) => boolean = () => true): Value | undefined {
    const value = this.#values.get(key);
    const usable = value !== undefined && isValid(value);
    if (usable) this.#hits += 1;
    else this.#misses += 1;
    return usable ? value : undefined;
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value);
  }

  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, value] of [...this.#values.entries()]) if (matches(value)) this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}

/** Cache whose values may be out of date for a known time; the caller says what time it is. */
export class TimedCache<Value extends NonNullable<unknown>> {
  readonly #cache: Cache<{ value: Value; since: number }>;
  readonly #life: number;

  constructor(name: string, { life, most, weigh }: CacheBound<Value> & { life: number }) {
    this.#cache = new Cache(name, { most, ...(weigh && { weigh: ({ value }) => weigh(value) }) });
    this.#life = life;
  }

  get(key: string, now: Date, isValid: (value: Value) => boolean = () => true): Value | undefined {
    // Clocks are set back, too: a value of the future is as old as one of the past.
    const isYoung = (since: number) => Math.abs(now.getTime() - since) < this.#life;
    return this.#cache.get(key, ({ value, since }) => isYoung(since) && isValid(value))?.value;
  }

  set(key: string, value: Value, now: Date): void {
    this.#cache.set(key, { value, since: now.getTime() });
  }

  deleteWhere(matches: (value: Value) => boolean): void {
    this.#cache.deleteWhere(({ value }) => matches(value));
  }

  clear(): void {
    this.#cache.clear();
  }
}

/** Single flight: callers who ask for the same while it is being made wait for the one that makes it. */
export class SingleFlight<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  run(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running;
    const made = make().finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }
}
