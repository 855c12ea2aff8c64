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

export const rewardProblems = {
  notAvailable: problem("rewards.not_available", 409),
  priceChanged: problem("rewards.price_changed", 409),
  skuUsed: problem("rewards.sku_used", 409),
  windowsWrong: problem("rewards.windows_wrong", 422),
  notReady: problem("rewards.not_ready", 409),
  deliveryFixed: problem("rewards.delivery_fixed", 409),
  notInCountry: problem("rewards.not_in_country", 409),
  sectionMissing: problem("rewards.section_missing", 409),
  sectionNameUsed: problem("rewards.section_name_used", 409),
} as const;

export const stockProblems = {
  belowZero: problem("stock.below_zero", 409),
  secondPerson: problem("stock.second_person", 403),
  decided: problem("stock.decided", 409),
  notProposer: problem("stock.not_proposer", 403),
  digitalByCodes: problem("stock.digital_by_codes", 409),
  digitalOnly: problem("codes.digital_only", 409),
} as const;
