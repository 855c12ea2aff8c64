import { type Locale, nearestLocale } from "@trilha/contract/core/locale.ts";

export {
  defaultLocale as DEFAULT_LOCALE,
  type Locale,
  locales as LOCALES,
} from "@trilha/contract/core/locale.ts";

/** Each language by its own name, as a person who reads only that language looks for it. */
export const LANGUAGE_NAME: Record<Locale, string> = {
  "pt-BR": "Português",
  "en-US": "English",
  "es-ES": "Español",
  "fr-FR": "Français",
};

/** Ours for any tag a person or browser may give: exactly, by primary language, or none. */
export const toLocale = (tag: string | null | undefined): Locale | undefined =>
  tag ? nearestLocale(tag.replace("_", "-")) : undefined;
