import { problem } from "../../core/problem.ts";

export const badgeProblems = {
  sayWhatBecomes: problem("badges.say_what_becomes", 409, {
    "pt-BR": "{{people}} pessoas têm esta insígnia e não a teriam pela nova regra: diga se elas a mantêm",
    "en-US": "{{people}} people have this badge and would not by the new rule: say whether they keep it",
    "es-ES":
      "{{people}} personas tienen esta insignia y no la tendrían con la nueva regla: di si la conservan",
    "fr-FR":
      "{{people}} personnes ont ce badge et ne l’auraient pas avec la nouvelle règle : dites si elles le gardent",
  }),
} as const;
