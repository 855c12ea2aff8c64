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

export const drillProblems = {
  /** The question was asked on another day. */
  dayOver: problem("drills.day_over", 409),
  nothingAsked: problem("drills.nothing_asked", 409),
  wrongKind: problem("drills.wrong_kind", 422),
  notInDrill: problem("drills.not_in_drill", 422),
  /** A test they are at asks the same, or tells its answers later: what is right would be told too early. */
  inTest: problem("drills.in_test", 409),
  closed: problem("drills.closed", 409),
  noQuestions: problem("drills.no_questions", 409),
} as const;
