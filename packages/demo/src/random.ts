/** Chance that always falls the same way: the demo is the same on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in this share of cases. */
  chance(share: number): boolean;
  digits(count: number): string;
  /** An id that grows with time, as the database makes them (UUID version 7). */
  id(at: Date): string;
}

/** Mulberry32: small, fast and good enough to make people up. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join("");
  const hex = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join("");
  const id = (at: Date) => {
    const time = at.getTime().toString(16).padStart(12, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`;
  };
  return { next, below, pick, chance: (share) => next() < share, digits, id };
}
