import type { Topic } from "@trilha/contract/content/support/kinds.ts";
import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Topics as mails and files name them. */
export const topicWords: Readonly<Record<Topic, LocalizedText>> = {
  access: {
    "pt-BR": "Acesso à conta",
    "en-US": "Account access",
    "es-ES": "Acceso a la cuenta",
    "fr-FR": "Accès au compte",
  },
  points: {
    "pt-BR": "Vendas e pontos",
    "en-US": "Sales and points",
    "es-ES": "Ventas y puntos",
    "fr-FR": "Ventes et points",
  },
  rewards: {
    "pt-BR": "Prêmios e pedidos",
    "en-US": "Rewards and orders",
    "es-ES": "Premios y pedidos",
    "fr-FR": "Récompenses et commandes",
  },
  learning: {
    "pt-BR": "Cursos e certificados",
    "en-US": "Courses and certificates",
    "es-ES": "Cursos y certificados",
    "fr-FR": "Cours et certificats",
  },
  privacy: { "pt-BR": "Meus dados", "en-US": "My data", "es-ES": "Mis datos", "fr-FR": "Mes données" },
  suggestion: { "pt-BR": "Sugestão", "en-US": "Suggestion", "es-ES": "Sugerencia", "fr-FR": "Suggestion" },
  other: {
    "pt-BR": "Outro assunto",
    "en-US": "Something else",
    "es-ES": "Otro asunto",
    "fr-FR": "Autre sujet",
  },
};
