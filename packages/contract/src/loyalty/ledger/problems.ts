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

export const ledgerProblems = {
  insufficientPoints: problem("ledger.insufficient_points", 409),
  inDebt: problem("ledger.in_debt", 409),
  waitsForAudit: problem("ledger.waits_for_audit", 409),
  frozen: problem("ledger.frozen", 409),
  holdEnded: problem("ledger.hold_ended", 409),
  holdNotFound: problem("ledger.hold_not_found", 404),
  keyReused: problem("ledger.key_reused", 409),
} as const;
