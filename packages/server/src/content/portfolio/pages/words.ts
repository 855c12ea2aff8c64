import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** The few words of ours on pages the server writes; the app has the rest in its own catalogues. */
export const words = {
  courses: { "pt-BR": "Cursos", "en-US": "Courses", "es-ES": "Cursos", "fr-FR": "Cours" },
  team: {
    "pt-BR": "Sobre a equipe",
    "en-US": "About the team",
    "es-ES": "Sobre el equipo",
    "fr-FR": "L’équipe",
  },
  signIn: { "pt-BR": "Entrar", "en-US": "Sign in", "es-ES": "Entrar", "fr-FR": "Se connecter" },
  register: { "pt-BR": "Criar conta", "en-US": "Register", "es-ES": "Crear cuenta", "fr-FR": "S’inscrire" },
  start: {
    "pt-BR": "Fazer este curso",
    "en-US": "Take this course",
    "es-ES": "Hacer este curso",
    "fr-FR": "Suivre ce cours",
  },
  contents: {
    "pt-BR": "O que você vai ver",
    "en-US": "What is in it",
    "es-ES": "Qué vas a ver",
    "fr-FR": "Au programme",
  },
  minutes: { "pt-BR": "{{n}} min", "en-US": "{{n}} min", "es-ES": "{{n}} min", "fr-FR": "{{n}} min" },
  all: {
    "pt-BR": "Todos os cursos",
    "en-US": "All courses",
    "es-ES": "Todos los cursos",
    "fr-FR": "Tous les cours",
  },
} as const satisfies Record<string, LocalizedText>;
