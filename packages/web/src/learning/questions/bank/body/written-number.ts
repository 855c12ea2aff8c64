/** A number as people write it here, with a comma or a point; undefined: none that can be kept. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  if (!/^-?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

/** The same as it is shown in a field: with the language's mark, without its groups. */
export const numberText = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
