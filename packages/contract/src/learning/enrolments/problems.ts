import { problem } from "../../core/problem.ts";

export const teachingProblems = {
  notPublished: problem("teaching.not_published", 409, {
    "pt-BR": "Não está publicado: publique antes de inscrever pessoas",
    "en-US": "It is not published: publish it before enrolling people",
    "es-ES": "No está publicado: publícalo antes de inscribir personas",
    "fr-FR": "Il n’est pas publié : publiez-le avant d’inscrire des personnes",
  }),
  cannotHappen: problem("teaching.cannot_happen", 409, {
    "pt-BR": "A situação desta inscrição não permite isso. Atualize a lista",
    "en-US": "This enrollment is in a state that does not allow that. Refresh the list",
    "es-ES": "El estado de esta inscripción no lo permite. Actualiza la lista",
    "fr-FR": "L’état de cette inscription ne le permet pas. Actualisez la liste",
  }),
  running: problem("teaching.running", 409, {
    "pt-BR": "Já há pessoas sendo inscritas aqui. Espere terminar",
    "en-US": "People are being enrolled here already. Wait until that is done",
    "es-ES": "Ya se están inscribiendo personas aquí. Espera a que termine",
    "fr-FR": "Des personnes y sont déjà en cours d’inscription. Attendez la fin",
  }),
} as const;
