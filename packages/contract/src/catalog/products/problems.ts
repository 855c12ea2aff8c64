import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export const catalogueProblems = {
  skuUsed: problem("catalogue.sku_used", 409),
  storeCodeUsed: problem("network.store_code_used", 409),
  nameUsed: problem("network.name_used", 409),
  groupInUse: problem("network.group_in_use", 409),
} as const;
