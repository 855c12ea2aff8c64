import { localizedTexts } from "@trilha/contract/core/text-catalogue.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

/** The few words of ours on pages the server writes; the app has the rest in its own catalogues. */
export const words = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});
