/**
 * An amount in its one form: digits, a point, two places or as many as it needs up to six.
 * Null for anything else: signs, groups, commas, more than 15 digits before the point.
 */
export function decimalAmount(text: string): string | null {
  const match = /^0{0,30}(\d{1,15})(?:\.(\d{1,10}))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > 6) return null;
  return `${Number(match[1])}.${fraction.padEnd(2, "0")}`;
}
