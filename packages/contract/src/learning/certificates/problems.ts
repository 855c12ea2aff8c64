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

export const certificateProblems = {
  unknownNumber: problem("certificates.unknown_number", 404),
  notGood: problem("certificates.not_good", 409),
  noBetterScore: problem("certificates.no_better_score", 409),
  notFinished: problem("certificates.not_finished", 409),
  noTemplate: problem("certificates.no_template", 409),
  running: problem("certificates.running", 409),
} as const;
