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

export const courseProblems = {
  draftTaken: problem("courses.draft_taken", 409),
  notReady: problem("courses.not_ready", 409),
  archived: problem("courses.archived", 409),
  wasPublished: problem("courses.was_published", 409),
  isUsed: problem("courses.is_used", 409),
  needsArchived: problem("courses.needs_archived", 409),
  moving: problem("courses.moving", 409),
  labelUsed: problem("courses.label_used", 409),
  labelNameUsed: problem("courses.label_name_used", 409),
  labelLimit: problem("courses.label_limit", 409),
} as const;
