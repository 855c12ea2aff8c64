import { problem } from "../../core/problem.ts";

export const levelProblems = {
  wrongState: problem("levels.wrong_state", 409, {
    "pt-BR": "Esta análise já avançou. Recarregue para ver como está",
    "en-US": "This review has already moved on. Reload to see where it is",
    "es-ES": "Esta revisión ya avanzó. Recarga para ver cómo está",
    "fr-FR": "Cet examen a déjà avancé. Rechargez pour voir où il en est",
  }),
  own: problem("levels.own", 403, {
    "pt-BR": "Este nível é seu: outra pessoa da equipe cuida dele",
    "en-US": "This level would be yours: another member of staff takes care of it",
    "es-ES": "Este nivel es tuyo: se ocupa otra persona del equipo",
    "fr-FR": "Ce niveau est le vôtre : un autre membre de l’équipe s’en charge",
  }),
  secondPerson: problem("levels.second_person", 403, {
    "pt-BR": "Quem já analisou ou decidiu não decide de novo: peça a outra pessoa da equipe",
    "en-US": "Whoever looked at it or decided before does not decide: ask another member of staff",
    "es-ES": "Quien ya lo revisó o decidió no decide: pídelo a otra persona del equipo",
    "fr-FR": "Qui l’a examiné ou a déjà décidé ne décide pas : demandez à un autre membre de l’équipe",
  }),
  awaitsAudit: problem("levels.awaits_audit", 409, {
    "pt-BR": "Falta auditar {{missing}} XP antes de aprovar este nível",
    "en-US": "{{missing}} XP must pass audit before this level can be granted",
    "es-ES": "Falta auditar {{missing}} XP antes de aprobar este nivel",
    "fr-FR": "{{missing}} XP doivent passer l’audit avant d’accorder ce niveau",
  }),
  campaignSettled: problem("levels.campaign_settled", 409, {
    "pt-BR": "A campanha já foi encerrada: o nível dela não muda mais",
    "en-US": "The campaign has been closed: its levels no longer change",
    "es-ES": "La campaña ya se cerró: sus niveles ya no cambian",
    "fr-FR": "La campagne est clôturée : ses niveaux ne changent plus",
  }),
  appealClosed: problem("levels.appeal_closed", 409, {
    "pt-BR": "Não é mais possível recorrer desta decisão",
    "en-US": "This decision can no longer be appealed",
    "es-ES": "Ya no se puede apelar esta decisión",
    "fr-FR": "Cette décision ne peut plus faire l’objet d’un recours",
  }),
} as const;
