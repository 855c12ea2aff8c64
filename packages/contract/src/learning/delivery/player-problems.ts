import { problem } from "../../core/problem.ts";

export const playerProblems = {
  /** `reason` and `id` are the lock; `what` names what opens it. */
  locked: problem("learning.locked", 409, {
    "pt-BR": "Ainda não está liberado. Antes: {{what}}",
    "en-US": "Not open yet. First: {{what}}",
    "es-ES": "Todavía no está disponible. Antes: {{what}}",
    "fr-FR": "Pas encore accessible. D’abord : {{what}}",
  }),
  awaitsInstructor: problem("learning.awaits_instructor", 409, {
    "pt-BR": "O instrutor ainda não liberou esta atividade",
    "en-US": "The instructor has not opened this activity yet",
    "es-ES": "El instructor todavía no habilitó esta actividad",
    "fr-FR": "Le formateur n’a pas encore ouvert cette activité",
  }),
  notEnrolled: problem("learning.not_enrolled", 409, {
    "pt-BR": "Inscreva-se para abrir as atividades",
    "en-US": "Enroll to open the activities",
    "es-ES": "Inscríbete para abrir las actividades",
    "fr-FR": "Inscrivez-vous pour ouvrir les activités",
  }),
  blocked: problem("learning.blocked", 409, {
    "pt-BR": "Sua inscrição está bloqueada. Fale com a equipe do programa",
    "en-US": "Your enrollment is blocked. Talk to the program team",
    "es-ES": "Tu inscripción está bloqueada. Habla con el equipo del programa",
    "fr-FR": "Votre inscription est bloquée. Adressez-vous à l’équipe du programme",
  }),
  sittingOver: problem("learning.sitting_over", 409, {
    "pt-BR": "O curso recomeçou desde então. Abra a atividade de novo",
    "en-US": "The course has started over since. Open the activity again",
    "es-ES": "El curso se reinició desde entonces. Abre la actividad de nuevo",
    "fr-FR": "Le cours a recommencé depuis. Rouvrez l’activité",
  }),
  activityGone: problem("learning.activity_gone", 409, {
    "pt-BR": "Esta atividade não faz mais parte do curso",
    "en-US": "This activity is no longer part of the course",
    "es-ES": "Esta actividad ya no forma parte del curso",
    "fr-FR": "Cette activité ne fait plus partie du cours",
  }),
};
