import type { LocalizedText } from "../../core/locale.ts";
import { localizedTexts } from "../../core/text-catalogue.ts";
import english from "./locales/states/en-US.json" with { type: "json" };
import spanish from "./locales/states/es-ES.json" with { type: "json" };
import french from "./locales/states/fr-FR.json" with { type: "json" };
import portuguese from "./locales/states/pt-BR.json" with { type: "json" };
import type { ClaimState } from "./states.ts";

/**
 * §states#claim-names Names of the states of sales and photos, one per language wherever they stand: lists, filters, badges, files
 * and the audit trail. A test holds the catalogues of the web app and the words of files to them.
 */
export const claimStateNames: Readonly<Record<ClaimState, LocalizedText>> = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});
