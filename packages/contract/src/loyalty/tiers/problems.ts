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

export const levelProblems = {
  wrongState: problem("levels.wrong_state", 409),
  own: problem("levels.own", 403),
  secondPerson: problem("levels.second_person", 403),
  awaitsAudit: problem("levels.awaits_audit", 409),
  campaignSettled: problem("levels.campaign_settled", 409),
  appealClosed: problem("levels.appeal_closed", 409),
} as const;
