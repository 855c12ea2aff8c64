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

export const clientProblems = {
  unknownClient: problem("clients.unknown", 404),
  slugUsed: problem("clients.slug_used", 409),
  hostUsed: problem("clients.host_used", 409),
  hostByOperator: problem("clients.host_by_operator", 403),
  textIncomplete: problem("texts.incomplete", 409),
  textUnchanged: problem("texts.unchanged", 409),
  summaryMissing: problem("texts.summary_missing", 409),
} as const;
