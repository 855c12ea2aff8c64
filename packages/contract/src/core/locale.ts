/** The interface languages (§purpose#languages, §limits#languages) with the ids of §entities#language. pt-BR is the default. */
export const locales = ["pt-BR", "en-US", "es-ES", "fr-FR"] as const;
export type Locale = (typeof locales)[number];
/** Each language by its own name, as a person who reads only that language looks for it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  "pt-BR": "Português",
  "en-US": "English",
  "es-ES": "Español",
  "fr-FR": "Français",
};
export const defaultLocale: Locale = "pt-BR";

/** Language id ↔ locale code (§entities#language). */
export const languageIds: Readonly<Record<Locale, number>> = {
  "pt-BR": 1,
  "en-US": 2,
  "es-ES": 3,
  "fr-FR": 4,
};

/** One text in the four languages. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** One text in some of the four languages. */
export type Translations = Readonly<Partial<Record<Locale, string>>>;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/**
 * The locale that serves a language tag best: the exact one, else the one of the same language
 * ("pt-PT" → pt-BR), else none.
 */
export function nearestLocale(tag: string): Locale | undefined {
  const wanted = tag.trim().toLowerCase();
  const language = wanted.split("-")[0];
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.toLowerCase().split("-")[0] === language)
  );
}

/**
 * Locale negotiation of a request: the `locale` query parameter, then the user's own language,
 * then Accept-Language by its weights, then pt-BR (§purpose#languages).
 */
export function chooseLocale(from: { query?: unknown; user?: unknown; acceptLanguage?: string }): Locale {
  if (typeof from.query === "string") {
    const preferred = nearestLocale(from.query);
    if (preferred) return preferred;
  }
  if (isLocale(from.user)) return from.user;
  const accepted = (from.acceptLanguage ?? "")
    .slice(0, 256)
    .split(",")
    .map((part) => {
      const [tag = "", ...settings] = part.split(";");
      const weight = settings.map((setting) => setting.trim()).find((setting) => setting.startsWith("q="));
      return { tag, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const wish of accepted) {
    const locale = nearestLocale(wish.tag);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** The text in one language, with `{{name}}` replaced by the parameter of that name. */
export function localize(
  text: LocalizedText,
  locale: Locale,
  params: Readonly<Record<string, unknown>> = {},
): string {
  return text[locale].replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  );
}

/** The version of a multilingual value for one reader: in their language, else in the fallback, else the first there is. */
export function inLanguage<Value>(
  values: Readonly<Partial<Record<Locale, Value>>>,
  wanted: Locale,
  fallback: Locale,
): { locale: Locale; value: Value } | undefined {
  for (const each of [wanted, fallback, ...locales]) {
    const value = values[each];
    if (value !== undefined && value !== "") return { locale: each, value };
  }
  return undefined;
}

/** Completeness of one language of a multilingual work. */
export interface LanguageCompleteness {
  locale: Locale;
  /** Whole percent of the texts, captions and files there are in any language; 100 only where nothing is missing. */
  percent: number;
  missing: number;
}
