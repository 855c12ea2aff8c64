import { withFrenchSpaces } from "./french-spaces.ts";
import type { Locale } from "./locales.ts";

export type Texts = { readonly [key: string]: string | Texts };
export type Catalogue = { readonly default: Texts };
export type Catalogues = Readonly<Record<string, () => Promise<Catalogue>>>;

// Vite turns each pattern into one small file per language, so a page loads only the language in use. The names of those
// files are weight, too: at the door only those of its own rooms are known.
const shell = import.meta.glob<Catalogue>("./locales/*.json");
const atTheDoor = import.meta.glob<Catalogue>([
  "../features/{login,recovery,registration,support,portfolio,certificates}/locales/*.json",
  "../{learning,proving,writing}/locales/*.json",
]);

/** The texts of one room in one language; `shell` is the app's own, any other a feature's or what features share. */
export async function loadCatalogue(locale: Locale, room: string): Promise<Texts> {
  const load =
    (room === "shell" ? shell[`./locales/${locale}.json`] : undefined) ??
    ofRoom(atTheDoor, locale, room) ??
    ofRoom((await import("./inside-catalogues.ts")).inside, locale, room);
  if (!load) throw new Error(`No ${locale} texts for ${room}`);
  const texts = (await load()).default;
  return locale === "fr-FR" ? withFrenchSpaces(texts) : texts;
}

const ofRoom = (catalogues: Catalogues, locale: Locale, room: string) =>
  catalogues[`../${room}/locales/${locale}.json`] ?? catalogues[`../features/${room}/locales/${locale}.json`];
