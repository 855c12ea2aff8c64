import { declareProblems } from "../problem.ts";
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

export const exportProblems = {
  reasonNeeded: problem("exports.reason_needed", 422),
  personal: problem("exports.personal", 403),
  tooMany: problem("exports.too_many", 429),
  recipientMayNot: problem("exports.recipient_may_not", 422),
  tooManySchedules: problem("exports.too_many_schedules", 409),
} as const;
