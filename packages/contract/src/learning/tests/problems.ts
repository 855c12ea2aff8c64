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

export const attemptProblems = {
  notATest: problem("attempts.not_a_test", 409),
  noneLeft: problem("attempts.none_left", 409),
  alreadyPassed: problem("attempts.already_passed", 409),
  closed: problem("attempts.closed", 409),
  waitsForMark: problem("attempts.waits_for_mark", 409),
  notEnoughQuestions: problem("attempts.not_enough_questions", 409),
  /** A question that is not in this attempt. */
  notInAttempt: problem("attempts.not_in_attempt", 422),
  /** An answer of another kind than the question's, or of parts it does not have. */
  wrongKind: problem("attempts.wrong_kind", 422),
  /** A step's id, or its place on the device, came before with another answer. */
  stepReused: problem("attempts.step_reused", 409),
  /** Attempts where there is no limit, or minutes where there is none. */
  nothingToGrant: problem("attempts.nothing_to_grant", 409),
  isVoid: problem("attempts.is_void", 409),
  /** Refusal of a test tried in the preview: banks or draft have changed, and another paper would be drawn. */
  paperChanged: problem("attempts.paper_changed", 409),
} as const;
