import { declareProblems, type Problem } from "../../core/problem.ts";
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

export const questionProblems = {
  notSaved: problem("questions.not_saved", 500),
  /** In no language can it be asked; `fault` says what is missing in the nearest. */
  notUsable: problem("questions.not_usable", 422),
  kindStays: problem("questions.kind_stays", 409),
  bankArchived: problem("questions.bank_archived", 409),
  bankNameUsed: problem("questions.bank_name_used", 409),
  tooManyTags: problem("questions.too_many_tags", 422),
  pictureUnknown: problem("questions.picture_unknown", 422),
} as const satisfies Record<string, Problem>;
