import type { Level } from "../../core/level.ts";
import type { LocalizedText } from "../../core/locale.ts";
import { localizedTexts } from "../../core/text-catalogue.ts";
import english from "./locales/levels/en-US.json" with { type: "json" };
import spanish from "./locales/levels/es-ES.json" with { type: "json" };
import french from "./locales/levels/fr-FR.json" with { type: "json" };
import portuguese from "./locales/levels/pt-BR.json" with { type: "json" };

/** §loyalty#levels The levels as people read them; the two to be reached are names and stay as they are. */
export const levelNames: Readonly<Record<Level, LocalizedText>> = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});
