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

export const scormProblems = {
  notPackage: problem("scorm.not_package", 422),
  packageNotReady: problem("scorm.package_not_ready", 409),
  unknownSco: problem("scorm.unknown_sco", 404),
  /** Refusal of a commit: the same content was opened again, somewhere else or in another tab. */
  replaced: problem("scorm.replaced", 409),
  launchOver: problem("scorm.launch_over", 403),
  unreadable: problem("scorm.unreadable", 400),
  cloudUnreachable: problem("scorm.cloud_unreachable", 503),
} as const;

/** Why an import failed, as its author reads it. */
export const cloudImportProblems = {
  package: problem("scorm.cloud_package_refused", 409),
  refused: problem("scorm.cloud_refused", 409),
  slow: problem("scorm.cloud_slow", 409),
  unreachable: problem("scorm.cloud_not_reached", 409),
} as const;
export type CloudRefusal = keyof typeof cloudImportProblems;
