/** Order of texts by their characters' numbers: the same on every machine and in every language. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
