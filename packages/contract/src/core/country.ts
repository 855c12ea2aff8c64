import { type Locale, locales } from "./locale.ts";

/** The seven countries of the programme (§purpose#countries), by ISO 3166 alpha-2. */
export const countries = ["AR", "BR", "CA", "CL", "CO", "MX", "PE"] as const;
export type Country = (typeof countries)[number];

/** Languages people of a country are addressed in: what they agree to has to exist in every one of them. */
export const countryLocales: Readonly<Record<Country, readonly Locale[]>> = {
  AR: ["es-ES"],
  BR: ["pt-BR"],
  CA: ["en-US", "fr-FR"],
  CL: ["es-ES"],
  CO: ["es-ES"],
  MX: ["es-ES"],
  PE: ["es-ES"],
};

/** Languages of these countries together, in the order of the interface's. */
export const localesOf = (all: readonly Country[]): Locale[] =>
  locales.filter((locale) => all.some((country) => countryLocales[country].includes(locale)));

/** Countries a document may be from (§entities#document-countries): those of the programme, and Uruguay. */
export const documentCountries = [...countries, "UY"] as const;
export type DocumentCountry = (typeof documentCountries)[number];
