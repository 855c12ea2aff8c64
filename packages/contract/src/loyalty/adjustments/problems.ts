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

export const awardProblems = {
  secondPerson: problem("awards.second_person", 403),
  ownPoints: problem("awards.own_points", 403),
  decided: problem("awards.decided", 409),
  notProposer: problem("awards.not_proposer", 403),
  withdrawn: problem("awards.withdrawn", 409),
  sameFile: problem("awards.same_file", 409),
  campaignClosed: problem("awards.campaign_closed", 409),
  notEnrolled: problem("awards.not_enrolled", 409),
  notEnoughPoints: problem("awards.not_enough_points", 409),
} as const;
