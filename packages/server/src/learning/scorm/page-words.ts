import type { Locale } from "@trilha/contract/core/locale.ts";

/** Words of the launch page by itself, where no player shows it. */
export const pageWords: Readonly<Record<Locale, { unsaved: string; replaced: string; closed: string }>> = {
  "pt-BR": {
    unsaved: "Seu progresso ainda não foi salvo. Vamos tentar de novo; mantenha esta página aberta.",
    replaced: "Este conteúdo foi aberto em outro lugar. Continue por lá, ou abra de novo aqui.",
    closed: "Esta parte ainda não está liberada.",
  },
  "en-US": {
    unsaved: "Your progress is not saved yet. We will try again; keep this page open.",
    replaced: "This content was opened somewhere else. Go on there, or open it here again.",
    closed: "This part is not open yet.",
  },
  "es-ES": {
    unsaved: "Tu progreso aún no se guardó. Lo intentaremos de nuevo; deja esta página abierta.",
    replaced: "Este contenido se abrió en otro lugar. Continúa allí, o ábrelo aquí de nuevo.",
    closed: "Esta parte todavía no está disponible.",
  },
  "fr-FR": {
    unsaved:
      "Votre progression n’est pas encore enregistrée. Nous allons réessayer ; gardez cette page ouverte.",
    replaced: "Ce contenu a été ouvert ailleurs. Continuez là-bas, ou rouvrez-le ici.",
    closed: "Cette partie n’est pas encore accessible.",
  },
};
