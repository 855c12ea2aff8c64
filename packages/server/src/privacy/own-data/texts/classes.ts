import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import type { DataClass } from "@trilha/contract/privacy/own-data/shapes.ts";
import { bases, type Fate, retentions } from "./grounds.ts";

interface ClassText {
  readonly title: LocalizedText;
  readonly purpose: LocalizedText;
  readonly basis: LocalizedText;
  readonly retention: LocalizedText;
  readonly fate: Fate;
}

/** Purpose, legal ground, term and fate of each class of data. */
export const classTexts: Readonly<Record<DataClass, ClassText>> = {
  account: {
    title: { "pt-BR": "Sua conta", "en-US": "Your account", "es-ES": "Tu cuenta", "fr-FR": "Votre compte" },
    purpose: {
      "pt-BR": "Saber quem é você, entrar em contato e enviar o que resgatou",
      "en-US": "Knowing who you are, reaching you and sending what you redeem",
      "es-ES": "Saber quién eres, contactarte y enviarte lo que canjeas",
      "fr-FR": "Savoir qui vous êtes, vous joindre et envoyer ce que vous échangez",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "erased",
  },
  membership: {
    title: {
      "pt-BR": "Seu lugar no programa",
      "en-US": "Your place in the program",
      "es-ES": "Tu lugar en el programa",
      "fr-FR": "Votre place dans le programme",
    },
    purpose: {
      "pt-BR": "Ligar você à sua empresa, loja e equipe",
      "en-US": "Linking you to your company, store and team",
      "es-ES": "Vincularte con tu empresa, tienda y equipo",
      "fr-FR": "Vous relier à votre entreprise, magasin et équipe",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "without_person",
  },
  sessions: {
    title: {
      "pt-BR": "Acessos e aparelhos",
      "en-US": "Sign-ins and devices",
      "es-ES": "Accesos y dispositivos",
      "fr-FR": "Connexions et appareils",
    },
    purpose: {
      "pt-BR": "Manter sua sessão aberta e mostrar onde sua conta está em uso",
      "en-US": "Keeping you signed in and showing where your account is in use",
      "es-ES": "Mantener tu sesión abierta y mostrar dónde se usa tu cuenta",
      "fr-FR": "Garder votre session ouverte et montrer où votre compte est utilisé",
    },
    basis: bases.contract,
    retention: retentions.days180,
    fate: "erased",
  },
  consents: {
    title: {
      "pt-BR": "O que você aceitou",
      "en-US": "What you agreed to",
      "es-ES": "Lo que aceptaste",
      "fr-FR": "Ce que vous avez accepté",
    },
    purpose: {
      "pt-BR": "Provar quais textos você aceitou, e quando",
      "en-US": "Proving which texts you agreed to, and when",
      "es-ES": "Probar qué textos aceptaste y cuándo",
      "fr-FR": "Prouver quels textes vous avez acceptés, et quand",
    },
    basis: bases.legal,
    retention: retentions.proof,
    fate: "kept_by_id",
  },
  messages: {
    title: {
      "pt-BR": "Mensagens e notificações",
      "en-US": "Messages and notifications",
      "es-ES": "Mensajes y notificaciones",
      "fr-FR": "Messages et notifications",
    },
    purpose: {
      "pt-BR": "Contar o que acontece no programa",
      "en-US": "Telling you what happens in the program",
      "es-ES": "Contarte lo que pasa en el programa",
      "fr-FR": "Vous dire ce qui se passe dans le programme",
    },
    basis: bases.contract,
    retention: retentions.days180,
    fate: "erased",
  },
  files: {
    title: {
      "pt-BR": "Arquivos que você enviou",
      "en-US": "Files you sent",
      "es-ES": "Archivos que enviaste",
      "fr-FR": "Fichiers que vous avez envoyés",
    },
    purpose: {
      "pt-BR": "Foto do perfil, notas fiscais e fotos de loja",
      "en-US": "Profile picture, invoices and store photos",
      "es-ES": "Foto del perfil, facturas y fotos de tienda",
      "fr-FR": "Photo de profil, factures et photos de magasin",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "erased",
  },
  campaigns: {
    title: { "pt-BR": "Campanhas", "en-US": "Campaigns", "es-ES": "Campañas", "fr-FR": "Campagnes" },
    purpose: {
      "pt-BR": "Saber em quais campanhas você se inscreveu",
      "en-US": "Knowing which campaigns you signed up for",
      "es-ES": "Saber en qué campañas te inscribiste",
      "fr-FR": "Savoir à quelles campagnes vous participez",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "kept_by_id",
  },
  sales: {
    title: {
      "pt-BR": "Vendas e fotos",
      "en-US": "Sales and photos",
      "es-ES": "Ventas y fotos",
      "fr-FR": "Ventes et photos",
    },
    purpose: {
      "pt-BR": "Creditar e auditar o que você registrou",
      "en-US": "Crediting and auditing what you reported",
      "es-ES": "Abonar y auditar lo que registraste",
      "fr-FR": "Créditer et auditer ce que vous avez déclaré",
    },
    basis: bases.contract,
    retention: retentions.books,
    fate: "without_person",
  },
  points: {
    title: {
      "pt-BR": "Pontos e experiência",
      "en-US": "Points and experience",
      "es-ES": "Puntos y experiencia",
      "fr-FR": "Points et expérience",
    },
    purpose: {
      "pt-BR": "Manter o extrato dos seus pontos",
      "en-US": "Keeping the books of your points",
      "es-ES": "Llevar el extracto de tus puntos",
      "fr-FR": "Tenir le relevé de vos points",
    },
    basis: bases.contract,
    retention: retentions.books,
    fate: "kept_by_id",
  },
  orders: {
    title: { "pt-BR": "Resgates", "en-US": "Redemptions", "es-ES": "Canjes", "fr-FR": "Échanges" },
    purpose: {
      "pt-BR": "Entregar os prêmios",
      "en-US": "Delivering rewards",
      "es-ES": "Entregar los premios",
      "fr-FR": "Livrer les récompenses",
    },
    basis: bases.contract,
    retention: retentions.books,
    fate: "without_person",
  },
  levels: {
    title: { "pt-BR": "Níveis", "en-US": "Levels", "es-ES": "Niveles", "fr-FR": "Niveaux" },
    purpose: {
      "pt-BR": "Definir seu nível e rever as decisões",
      "en-US": "Setting your level and reviewing decisions",
      "es-ES": "Definir tu nivel y revisar las decisiones",
      "fr-FR": "Fixer votre niveau et revoir les décisions",
    },
    basis: bases.contract,
    retention: retentions.books,
    fate: "without_person",
  },
  learning: {
    title: {
      "pt-BR": "Cursos e progresso",
      "en-US": "Courses and progress",
      "es-ES": "Cursos y progreso",
      "fr-FR": "Cours et progression",
    },
    purpose: {
      "pt-BR": "Continuar de onde você parou e comprovar o que concluiu",
      "en-US": "Going on where you stopped and proving what you finished",
      "es-ES": "Seguir donde quedaste y comprobar lo que terminaste",
      "fr-FR": "Reprendre où vous en étiez et attester ce que vous avez terminé",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "without_person",
  },
  tests: {
    title: {
      "pt-BR": "Testes, jogos e treinos",
      "en-US": "Tests, games and practice",
      "es-ES": "Tests, juegos y prácticas",
      "fr-FR": "Tests, jeux et entraînement",
    },
    purpose: {
      "pt-BR": "Corrigir, dar resultado e melhorar as perguntas",
      "en-US": "Marking, giving results and improving the questions",
      "es-ES": "Corregir, dar resultados y mejorar las preguntas",
      "fr-FR": "Corriger, donner les résultats et améliorer les questions",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "without_person",
  },
  certificates: {
    title: {
      "pt-BR": "Certificados e insígnias",
      "en-US": "Certificates and badges",
      "es-ES": "Certificados e insignias",
      "fr-FR": "Certificats et badges",
    },
    purpose: {
      "pt-BR": "Comprovar o que você conquistou",
      "en-US": "Proving what you achieved",
      "es-ES": "Comprobar lo que lograste",
      "fr-FR": "Attester ce que vous avez obtenu",
    },
    basis: bases.contract,
    retention: retentions.account,
    fate: "without_person",
  },
  preferences: {
    title: {
      "pt-BR": "Suas escolhas",
      "en-US": "Your choices",
      "es-ES": "Tus preferencias",
      "fr-FR": "Vos choix",
    },
    purpose: {
      "pt-BR": "Respeitar o que você escolheu",
      "en-US": "Keeping to what you chose",
      "es-ES": "Respetar lo que elegiste",
      "fr-FR": "Respecter ce que vous avez choisi",
    },
    basis: bases.consent,
    retention: retentions.account,
    fate: "erased",
  },
  work: {
    title: {
      "pt-BR": "Trabalho na equipe do programa",
      "en-US": "Work in the program’s team",
      "es-ES": "Trabajo en el equipo del programa",
      "fr-FR": "Travail dans l’équipe du programme",
    },
    purpose: {
      "pt-BR": "Saber quem criou ou mudou conteúdos",
      "en-US": "Knowing who made or changed content",
      "es-ES": "Saber quién creó o cambió contenidos",
      "fr-FR": "Savoir qui a créé ou modifié des contenus",
    },
    basis: bases.interest,
    retention: retentions.client,
    fate: "without_person",
  },
  audit: {
    title: {
      "pt-BR": "Registro de decisões",
      "en-US": "Record of decisions",
      "es-ES": "Registro de decisiones",
      "fr-FR": "Registre des décisions",
    },
    purpose: {
      "pt-BR": "Poder explicar o que foi decidido",
      "en-US": "Being able to explain what was decided",
      "es-ES": "Poder explicar lo que se decidió",
      "fr-FR": "Pouvoir expliquer ce qui a été décidé",
    },
    basis: bases.legal,
    retention: retentions.proof,
    fate: "without_person",
  },
  security: {
    title: {
      "pt-BR": "Registro de segurança",
      "en-US": "Security log",
      "es-ES": "Registro de seguridad",
      "fr-FR": "Journal de sécurité",
    },
    purpose: {
      "pt-BR": "Proteger sua conta e investigar abusos",
      "en-US": "Protecting your account and looking into abuse",
      "es-ES": "Proteger tu cuenta e investigar abusos",
      "fr-FR": "Protéger votre compte et examiner les abus",
    },
    basis: bases.interest,
    retention: retentions.proof,
    fate: "without_person",
  },
};
