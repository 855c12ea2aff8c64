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

export const privacyProblems = {
  exportRunning: problem("privacy.export_running", 409),
  nameDiffers: problem("privacy.name_differs", 422),
  lastAdministrator: problem("privacy.last_administrator", 409),
  lastSuperuser: problem("privacy.last_superuser", 409),
} as const;
