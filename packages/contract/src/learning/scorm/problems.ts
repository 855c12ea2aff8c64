import { problem } from "../../core/problem.ts";

export const scormProblems = {
  notPackage: problem("scorm.not_package", 422, {
    "pt-BR": "Esta atividade não é um pacote",
    "en-US": "This activity is not a package",
    "es-ES": "Esta actividad no es un paquete",
    "fr-FR": "Cette activité n’est pas un paquet",
  }),
  packageNotReady: problem("scorm.package_not_ready", 409, {
    "pt-BR": "O pacote desta atividade ainda não está pronto. Tente de novo em alguns minutos",
    "en-US": "The package of this activity is not ready yet. Try again in a few minutes",
    "es-ES": "El paquete de esta actividad aún no está listo. Vuelve a intentarlo en unos minutos",
    "fr-FR": "Le paquet de cette activité n’est pas encore prêt. Réessayez dans quelques minutes",
  }),
  unknownSco: problem("scorm.unknown_sco", 404, {
    "pt-BR": "Esta parte não existe mais no pacote",
    "en-US": "This part is no longer in the package",
    "es-ES": "Esta parte ya no está en el paquete",
    "fr-FR": "Cette partie n’est plus dans le paquet",
  }),
  /** Refusal of a commit: the same content was opened again, somewhere else or in another tab. */
  replaced: problem("scorm.replaced", 409, {
    "pt-BR": "Este conteúdo foi aberto em outro lugar. Continue por lá, ou abra de novo aqui",
    "en-US": "This content was opened somewhere else. Go on there, or open it here again",
    "es-ES": "Este contenido se abrió en otro lugar. Continúa allí, o ábrelo aquí de nuevo",
    "fr-FR": "Ce contenu a été ouvert ailleurs. Continuez là-bas, ou rouvrez-le ici",
  }),
  launchOver: problem("scorm.launch_over", 403, {
    "pt-BR": "Este acesso ao conteúdo terminou. Abra a atividade de novo",
    "en-US": "This access to the content is over. Open the activity again",
    "es-ES": "Este acceso al contenido terminó. Abre la actividad de nuevo",
    "fr-FR": "Cet accès au contenu est terminé. Rouvrez l’activité",
  }),
  unreadable: problem("scorm.unreadable", 400, {
    "pt-BR": "O conteúdo enviou dados que não seguem o padrão SCORM",
    "en-US": "The content sent data that does not follow SCORM",
    "es-ES": "El contenido envió datos que no siguen el estándar SCORM",
    "fr-FR": "Le contenu a envoyé des données qui ne suivent pas SCORM",
  }),
  cloudUnreachable: problem("scorm.cloud_unreachable", 503, {
    "pt-BR": "O serviço que exibe este conteúdo não respondeu. Tente de novo em alguns minutos",
    "en-US": "The service that shows this content did not answer. Try again in a few minutes",
    "es-ES": "El servicio que muestra este contenido no respondió. Vuelve a intentarlo en unos minutos",
    "fr-FR": "Le service qui affiche ce contenu n’a pas répondu. Réessayez dans quelques minutes",
  }),
} as const;
