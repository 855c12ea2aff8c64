import type { Locale } from "./locales.ts";

type Catalogue = { readonly default: Record<string, unknown> };

// Vite turns each pattern into one small file per language, so a page loads only the language in use.
const shell = import.meta.glob<Catalogue>("./locales/*.json");
const features = import.meta.glob<Catalogue>("../features/*/locales/*.json");
const shared = import.meta.glob<Catalogue>(
  "../{earning,redeeming,learning,games,questions,imports,exports,gates,player,proving,writing}/locales/*.json",
);

/** The texts of one room in one language; `shell` is the app's own, `earning`, `redeeming`, `learning`, `games`, `questions`, `imports`, `exports`, `gates` and `writing` what features share, `player` the player's, `proving` what asks who somebody is, any other a feature's. */
export async function loadCatalogue(locale: Locale, room: string): Promise<Record<string, unknown>> {
  const load =
    (room === "shell" ? shell[`./locales/${locale}.json`] : undefined) ??
    shared[`../${room}/locales/${locale}.json`] ??
    features[`../features/${room}/locales/${locale}.json`];
  if (!load) throw new Error(`No ${locale} texts for ${room}`);
  return (await load()).default;
}
