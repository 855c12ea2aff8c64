/** Digits of a whole number up to `most`: the longest text a field for it takes. */
export const countDigits = (most: number): number => String(most).length;

/** The same with a separator between thousands, for fields that read "1.000.000". */
export function countGroupedDigits(most: number): number {
  const digits = countDigits(most);
  return digits + Math.floor((digits - 1) / 3);
}
