// A random sample of what nothing speaks against is looked at all the same: it measures what slips through.

/**
 * Whether a claim is in the sample. `mark` are bytes only the server can work out (a signature over the claim's id),
 * so nobody knows beforehand and a check that runs again decides the same. `rate` is per thousand.
 */
export function isSampled(mark: Uint8Array, rate: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = mark;
  const drawn = ((a * 256 + b) * 256 + c) * 256 + d;
  return drawn < (rate / 1000) * 2 ** 32;
}
