import { inChunk } from "../platform/chunk.ts";
import { withFrenchSpaces } from "./french-spaces.ts";
import type { Locale } from "./locales.ts";
import type { TextCatalogue, Texts } from "./text-catalogue.ts";

// Vite turns each pattern into one small file per language, so a page loads only the language in use. The names of those
// files are weight, too: the sign-in page knows those of its own rooms only.
const shell = import.meta.glob<TextCatalogue>("./locales/*.json");
const atSignIn = import.meta.glob<TextCatalogue>(
  "../{accounts/sign-in,accounts/recovery,members/registration,content/support,content/portfolio,learning/certificates,learning/items,accounts/re-authentication,core/writing}/locales/*.json",
);

const insideCatalogues = inChunk("home", () => import("./inside-catalogues.ts"));

/** The texts of one room in one language; `shell` is the app's own, any other the room's address below src. */
export async function loadCatalogue(locale: Locale, room: string): Promise<Texts> {
  const file = room === "shell" ? `./locales/${locale}.json` : `../${room}/locales/${locale}.json`;
  const load = shell[file] ?? atSignIn[file] ?? (await insideCatalogues()).inside[file];
  if (!load) throw new Error(`No ${locale} texts for ${room}`);
  const texts = (await load()).default;
  return locale === "fr-FR" ? withFrenchSpaces(texts) : texts;
}
