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

export const signInMethodProblems = {
  methodClosed: problem("entrances.way_closed", 403),
  providerFailed: problem("entrances.provider_failed", 503),
  /** One text whatever is wrong: nobody learns who is known, or how near a guess was. */
  accessCodeInvalid: problem("entrances.access_code_invalid", 422),
  linkNeedsProof: problem("entrances.link_needs_proof", 403),
  linkOver: problem("entrances.link_over", 410),
  notCompleted: problem("entrances.not_completed", 400),
} as const;
