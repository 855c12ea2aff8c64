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

export const resultProblems = {
  /** A question of another kind, or one that was not answered. */
  notAnEssay: problem("results.not_an_essay", 409),
  notEnded: problem("results.not_ended", 409),
  lockedByOther: problem("results.locked_by_other", 409),
  ownEssay: problem("results.own_essay", 403),
  aboveMost: problem("results.above_most", 422),
  /** Lines of the rubric are missing, or there is none. */
  otherRubric: problem("results.other_rubric", 422),
  reasonNeeded: problem("results.reason_needed", 422),
  regradeRuns: problem("results.regrade_runs", 409),
} as const;
