import { type Locale, nearestLocale } from "@trilha/contract/core/locale.ts";

export {
  defaultLocale as DEFAULT_LOCALE,
  type Locale,
  languageNames as LANGUAGE_NAME,
  locales as LOCALES,
} from "@trilha/contract/core/locale.ts";

/** Ours for any tag a person or browser may give: exactly, by primary language, or none. */
export const toLocale = (tag: string | null | undefined): Locale | undefined =>
  tag ? nearestLocale(tag.replace("_", "-")) : undefined;
