import { problem } from "../problem.ts";

export const exportProblems = {
  reasonNeeded: problem("exports.reason_needed", 422, {
    "pt-BR": "Este arquivo tem dados de pessoas: diga para que ele serve",
    "en-US": "This file has people’s data: say what it is for",
    "es-ES": "Este archivo tiene datos de personas: di para qué sirve",
    "fr-FR": "Ce fichier contient des données personnelles : indiquez à quoi il sert",
  }),
  personal: problem("exports.personal", 403, {
    "pt-BR": "Seu papel não permite exportar dados de pessoas",
    "en-US": "Your role does not allow exporting people’s data",
    "es-ES": "Tu rol no permite exportar datos de personas",
    "fr-FR": "Votre rôle ne permet pas d’exporter des données personnelles",
  }),
  tooMany: problem("exports.too_many", 429, {
    "pt-BR": "Você já pediu {{limit}} arquivos com dados de pessoas hoje. Tente amanhã",
    "en-US": "You have already asked for {{limit}} files with people’s data today. Try tomorrow",
    "es-ES": "Ya pediste hoy {{limit}} archivos con datos de personas. Inténtalo mañana",
    "fr-FR":
      "Vous avez déjà demandé {{limit}} fichiers de données personnelles aujourd’hui. Réessayez demain",
  }),
  recipientMayNot: problem("exports.recipient_may_not", 422, {
    "pt-BR": "{{name}} não pode ver este relatório",
    "en-US": "{{name}} may not see this report",
    "es-ES": "{{name}} no puede ver este informe",
    "fr-FR": "{{name}} ne peut pas voir ce rapport",
  }),
  tooManySchedules: problem("exports.too_many_schedules", 409, {
    "pt-BR": "O programa já tem {{limit}} relatórios agendados. Exclua um para agendar outro",
    "en-US": "The program already has {{limit}} scheduled reports. Delete one to schedule another",
    "es-ES": "El programa ya tiene {{limit}} informes programados. Elimina uno para programar otro",
    "fr-FR": "Le programme a déjà {{limit}} rapports planifiés. Supprimez-en un pour en planifier un autre",
  }),
} as const;
