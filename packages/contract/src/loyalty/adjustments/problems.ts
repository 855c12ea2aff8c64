import { problem } from "../../core/problem.ts";

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
  notProposer: problem("awards.not_proposer", 403, {
    "pt-BR": "Só quem propôs pode retirar a proposta",
    "en-US": "Only whoever proposed it can withdraw it",
    "es-ES": "Solo quien la propuso puede retirarla",
    "fr-FR": "Seule la personne qui l’a proposée peut la retirer",
  }),
  withdrawn: problem("awards.withdrawn", 409, {
    "pt-BR": "Quem propôs já retirou a proposta",
    "en-US": "Whoever proposed it has already withdrawn it",
    "es-ES": "Quien la propuso ya la retiró",
    "fr-FR": "La personne qui l’a proposée l’a déjà retirée",
  }),
  sameFile: problem("awards.same_file", 409, {
    "pt-BR":
      "Estes créditos já foram propostos por {{who}} em {{when}}. Se são outros, diga nas linhas a data ou uma observação",
    "en-US":
      "These awards were already proposed by {{who}} on {{when}}. If they are new ones, give the lines a date or a note",
    "es-ES":
      "Estos abonos ya los propuso {{who}} el {{when}}. Si son otros, pon en las líneas la fecha o una observación",
    "fr-FR":
      "Ces attributions ont déjà été proposées par {{who}} le {{when}}. Si ce sont d’autres, mettez une date ou une remarque aux lignes",
  }),
  campaignClosed: problem("awards.campaign_closed", 409, {
    "pt-BR": "Agora não dá para dar pontos nesta campanha: ela não começou ou os pontos já expiraram",
    "en-US": "No points can be given in this campaign now: it has not begun, or its points have expired",
    "es-ES": "Ahora no se pueden dar puntos en esta campaña: no ha empezado o sus puntos ya vencieron",
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
