import {
  type Conversion,
  type ConversionView,
  conversionFailure,
} from "@trilha/contract/core/files/conversion.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";

/** Longer than any conversion runs without a word of it: the processes that tried are gone, and so are its attempts. */
const longestSilence = 3 * 60 * 60 * 1000;

/** Standing of a conversion as its author sees it; null: there is none. */
export function conversionShown(
  conversion: Conversion | null | undefined,
  { locale, now }: { locale: Locale; now: Date },
): ConversionView | null {
  if (!conversion) return null;
  const { state, progress, at, reason = "broken" } = conversion;
  const isLost = state === "running" && now.getTime() - Date.parse(at) > longestSilence;
  return isLost || state === "failed"
    ? { state: "failed", progress, reason: conversionFailure(reason, locale) }
    : { state, progress, reason: null };
}
