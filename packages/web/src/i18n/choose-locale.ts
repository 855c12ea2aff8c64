import { DEFAULT_LOCALE, type Locale, toLocale } from "./locales.ts";

export type LocaleWishes = {
  /** `?locale=` of the address. */
  readonly query?: string | null | undefined;
  /** Locale the person chose, here or in the profile. */
  readonly person?: string | null | undefined;
  /** Locale the client's login page starts with. */
  readonly client?: string | null | undefined;
  readonly browser?: readonly string[];
};

/** Spec §purpose#languages: a locale in the address wins, then the person's language, the browser's, and Portuguese. */
export function chooseLocale({ query, person, client, browser = [] }: LocaleWishes): Locale {
  return (
    toLocale(query) ??
    toLocale(person) ??
    browser.map((tag) => toLocale(tag)).find((locale) => locale !== undefined) ??
    toLocale(client) ??
    DEFAULT_LOCALE
  );
}
