import english from "./locales/fields/en-US.json" with { type: "json" };
import spanish from "./locales/fields/es-ES.json" with { type: "json" };
import french from "./locales/fields/fr-FR.json" with { type: "json" };
import portuguese from "./locales/fields/pt-BR.json" with { type: "json" };
import { localizedTexts } from "./text-catalogue.ts";

/** Faults of one field, by code, in words (§validation#texts, §messages#validation). */
export const fieldTexts = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export type FieldCode = keyof typeof fieldTexts;
