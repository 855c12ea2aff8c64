// Some countries print two parts as one number, the point of sale or series and the number that counts within it, and
// people type them in many ways. Where one part ends is the country's own rule, so its pack says it.
import type { Country } from "../../../core/country.ts";
import { asciiSkeleton, foldLookalikes } from "./confusables.ts";
import { splitArgentine } from "./packs/argentina.ts";
import { splitPeruvian } from "./packs/peru.ts";
import { type InvoiceReading, longestCode, type NumberSplit, type PrintedNumber } from "./reading.ts";

const splits: Partial<Record<Country, NumberSplit>> = { AR: splitArgentine, PE: splitPeruvian };

/**
 * §validation#invoice-number: series and number out of what a person typed, however it is typed: 0010-00000094, 10-94, B001-123, b001 Nº
 * 00000123. Null where the country prints one number, or where no series was typed: a number alone names no document.
 */
export function typedInParts(typed: string, country: Country): PrintedNumber | null {
  return splits[country]?.(wordsOf(typed)) ?? null;
}

/** The same out of a code. */
export function readInParts({
  country,
  series,
  number,
}: Pick<InvoiceReading, "country" | "series" | "number">): PrintedNumber | null {
  return splits[country] && series && number ? { series: foldLookalikes(series), number } : null;
}

/** A point between digits is one of thousands, or put there by somebody else: it parts nothing. */
function wordsOf(text: string): string[] {
  if (text.length > longestCode) return [];
  const plain = asciiSkeleton(text).replace(/(?<=\d) ?[.] ?(?=\d)/g, "");
  const words = plain.match(/[0-9A-Z]+/g) ?? [];
  // Words without a digit can stand for a number only where they are of O, I and L alone.
  return words.map((word) => (/\d|^[OIL]+$/.test(word) ? foldLookalikes(word) : word));
}
