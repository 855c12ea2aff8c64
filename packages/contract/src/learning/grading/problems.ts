import { problem } from "../../core/problem.ts";

export const resultProblems = {
  /** A question of another kind, or one that was not answered. */
  notAnEssay: problem("results.not_an_essay", 409, {
    "pt-BR": "Aqui não há resposta dissertativa para corrigir",
    "en-US": "There is no essay to mark here",
    "es-ES": "Aquí no hay una redacción que corregir",
    "fr-FR": "Il n’y a pas de rédaction à corriger ici",
  }),
  notEnded: problem("results.not_ended", 409, {
    "pt-BR": "A tentativa ainda não foi entregue",
    "en-US": "The attempt has not been handed in yet",
    "es-ES": "El intento todavía no se ha entregado",
    "fr-FR": "La tentative n’a pas encore été remise",
  }),
  lockedByOther: problem("results.locked_by_other", 409, {
    "pt-BR": "{{name}} está corrigindo esta resposta",
    "en-US": "{{name}} is marking this answer",
    "es-ES": "{{name}} está corrigiendo esta respuesta",
    "fr-FR": "{{name}} corrige cette réponse",
  }),
  ownEssay: problem("results.own_essay", 403, {
    "pt-BR": "Esta resposta é sua: outra pessoa precisa corrigir",
    "en-US": "This answer is yours: somebody else has to mark it",
    "es-ES": "Esta respuesta es tuya: otra persona debe corregirla",
    "fr-FR": "Cette réponse est la vôtre : une autre personne doit la corriger",
  }),
  aboveMost: problem("results.above_most", 422, {
    "pt-BR": "Esta resposta vale no máximo {{most}} pontos",
    "en-US": "This answer is worth {{most}} points at most",
    "es-ES": "Esta respuesta vale como máximo {{most}} puntos",
    "fr-FR": "Cette réponse vaut au plus {{most}} points",
  }),
  /** Lines of the rubric are missing, or there is none. */
  otherRubric: problem("results.other_rubric", 422, {
    "pt-BR": "Dê pontos a cada critério da correção",
    "en-US": "Give points to every criterion of the rubric",
    "es-ES": "Da puntos a cada criterio de la rúbrica",
    "fr-FR": "Attribuez des points à chaque critère de la grille",
  }),
  reasonNeeded: problem("results.reason_needed", 422, {
    "pt-BR": "Para mudar uma nota, diga o motivo",
    "en-US": "To change a mark, say why",
    "es-ES": "Para cambiar una nota, di el motivo",
    "fr-FR": "Pour modifier une note, indiquez pourquoi",
  }),
  regradeRuns: problem("results.regrade_runs", 409, {
    "pt-BR": "As notas desta pergunta já estão sendo recalculadas. Espere terminar",
    "en-US": "This question is being regraded already. Wait until that is done",
    "es-ES": "Las notas de esta pregunta ya se están recalculando. Espera a que termine",
    "fr-FR": "Les notes de cette question sont déjà en cours de recalcul. Attendez la fin",
  }),
} as const;
