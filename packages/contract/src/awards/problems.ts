import { problem } from "../kernel/problem.ts";

export const awardProblems = {
  secondPerson: problem("awards.second_person", 403, {
    "pt-BR": "Quem propôs não decide: peça a outra pessoa da equipe",
    "en-US": "Whoever proposed does not decide: ask another member of staff",
    "es-ES": "Quien propone no decide: pídelo a otra persona del equipo",
    "fr-FR": "Qui propose ne décide pas : demandez à un autre membre de l’équipe",
  }),
  ownPoints: problem("awards.own_points", 403, {
    "pt-BR": "Estes pontos são seus: outra pessoa da equipe cuida deles",
    "en-US": "These points would be yours: another member of staff takes care of them",
    "es-ES": "Estos puntos serían tuyos: se ocupa otra persona del equipo",
    "fr-FR": "Ces points seraient les vôtres : un autre membre de l’équipe s’en charge",
  }),
  decided: problem("awards.decided", 409, {
    "pt-BR": "Outra pessoa já decidiu",
    "en-US": "Somebody else has already decided",
    "es-ES": "Otra persona ya ha decidido",
    "fr-FR": "Quelqu’un d’autre a déjà décidé",
  }),
  campaignClosed: problem("awards.campaign_closed", 409, {
    "pt-BR": "Agora não dá para lançar pontos nesta campanha: ela não começou ou os pontos já expiraram",
    "en-US": "No points can be given in this campaign now: it has not begun, or its points have expired",
    "es-ES": "Ahora no se pueden dar puntos en esta campaña: no ha empezado o sus puntos ya caducaron",
    "fr-FR":
      "Aucun point ne peut être donné dans cette campagne : elle n’a pas commencé ou ses points ont expiré",
  }),
  notEnrolled: problem("awards.not_enrolled", 409, {
    "pt-BR": "Esta pessoa não participa da campanha",
    "en-US": "This person is not in the campaign",
    "es-ES": "Esta persona no participa en la campaña",
    "fr-FR": "Cette personne ne participe pas à la campagne",
  }),
  notEnoughPoints: problem("awards.not_enough_points", 409, {
    "pt-BR": "Esta pessoa só tem {{available}} pontos nesta campanha",
    "en-US": "This person has only {{available}} points in this campaign",
    "es-ES": "Esta persona solo tiene {{available}} puntos en esta campaña",
    "fr-FR": "Cette personne n’a que {{available}} points dans cette campagne",
  }),
} as const;
