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

export const campaignProblems = {
  incompleteSignUp: problem("campaigns.incomplete", 422),
  alreadyEnrolled: problem("campaigns.already_enrolled", 409),
  notEnrolled: problem("campaigns.not_enrolled", 409),
  notOpen: problem("campaigns.not_open", 409),
  brandOfOthers: problem("campaigns.brand_of_others", 422),
  tooYoung: problem("campaigns.too_young", 422),
  termsChanged: problem("campaigns.terms_changed", 409),
  wrongState: problem("campaigns.wrong_state", 409),
  frozen: problem("campaigns.frozen", 409),
  faults: problem("campaigns.faults", 422),
  secondPerson: problem("campaigns.second_person", 403),
  overlapping: problem("campaigns.overlapping", 409),
  unsettled: problem("campaigns.unsettled", 409),
  awardsOnTheWay: problem("campaigns.awards_on_the_way", 409),
  ordersWaiting: problem("campaigns.orders_waiting", 409),
} as const;
