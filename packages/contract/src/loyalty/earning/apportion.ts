import { byText } from "./order.ts";

interface Share {
  /** Unique; decides between shares that are otherwise equal. */
  readonly key: string;
  readonly weight: number;
}

/**
 * Divides a whole amount by weight, in whole numbers that sum to it (largest remainder). What a key gets does not
 * depend on the order of the shares.
 */
export function apportion(amount: number, shares: readonly Share[]): ReadonlyMap<string, number> {
  const sum = BigInt(shares.reduce((total, share) => total + share.weight, 0));
  if (sum === 0n) return new Map(shares.map(({ key }) => [key, 0]));
  const exact = shares.map(({ key, weight }) => {
    const part = BigInt(amount) * BigInt(weight);
    return { key, weight, floor: Number(part / sum), remainder: part % sum };
  });
  const left = amount - exact.reduce((total, { floor }) => total + floor, 0);
  const next = exact.sort(
    (a, b) => Number(b.remainder - a.remainder) || b.weight - a.weight || byText(a.key, b.key),
  );
  return new Map(next.map(({ key, floor }, index) => [key, index < left ? floor + 1 : floor]));
}
