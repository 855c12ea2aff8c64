import { problem } from "../../core/problem.ts";
import { playerProblems } from "./player-problems.ts";

export const courseProblems = {
  invitationOnly: problem("learning.invitation_only", 409, {
    "pt-BR": "Só entra quem foi convidado. Fale com a equipe do programa",
    "en-US": "Only those who were invited can join. Talk to the program team",
    "es-ES": "Solo entra quien fue invitado. Habla con el equipo del programa",
    "fr-FR": "Accès sur invitation uniquement. Adressez-vous à l’équipe du programme",
  }),
  cannotLeave: problem("learning.cannot_leave", 409, {
    "pt-BR": "O que já foi concluído fica com você: não há como cancelar a inscrição",
    "en-US": "What you finished stays with you: there is no enrollment to cancel",
    "es-ES": "Lo que ya terminaste se queda contigo: no hay inscripción que cancelar",
    "fr-FR": "Ce que vous avez terminé vous reste acquis : il n’y a plus d’inscription à annuler",
  }),
  blocked: playerProblems.blocked,
};
