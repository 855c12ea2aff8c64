import { type Locale, locales } from "@trilha/contract/core/locale.ts";

/** A text of the programme in the reader's language, else in the first it has; "" where it has none. */
export const textIn = (texts: Readonly<Partial<Record<Locale, string>>>, locale: Locale): string =>
  texts[locale] || locales.flatMap((one) => texts[one] || [])[0] || "";
