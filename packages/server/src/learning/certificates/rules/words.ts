import type { Locale } from "@trilha/contract/core/locale.ts";
import { localizedTexts } from "@trilha/contract/core/text-catalogue.ts";
import english from "../locales/en-US.json" with { type: "json" };
import spanish from "../locales/es-ES.json" with { type: "json" };
import french from "../locales/fr-FR.json" with { type: "json" };
import portuguese from "../locales/pt-BR.json" with { type: "json" };

/** Labels of every certificate beside its author's texts. */
export const labels = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** How long a course takes: minutes below an hour, else hours to the half. Null: its author said nothing. */
export function lengthInWords(minutes: number, locale: Locale): string | null {
  if (minutes <= 0) return null;
  const unit = minutes < 60 ? "minute" : "hour";
  const value = minutes < 60 ? minutes : Math.round(minutes / 30) / 2;
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A score of 100. Null: there is none. */
export function scoreInWords(score: number | null, locale: Locale): string | null {
  if (score === null) return null;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(score / 100);
}
