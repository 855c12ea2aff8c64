import { problem } from "../../core/problem.ts";

export const portfolioProblems = {
  closed: problem("portfolio.closed", 404, {
    "pt-BR": "Este programa não tem uma página pública de cursos",
    "en-US": "This program has no public page of courses",
    "es-ES": "Este programa no tiene una página pública de cursos",
    "fr-FR": "Ce programme n’a pas de page publique de cours",
  }),
  notPublished: problem("portfolio.not_published", 409, {
    "pt-BR": "Só cursos publicados podem aparecer no portfólio",
    "en-US": "Only published courses can be shown in the portfolio",
    "es-ES": "Solo los cursos publicados pueden mostrarse en el portafolio",
    "fr-FR": "Seuls les cours publiés peuvent figurer dans le portfolio",
  }),
} as const;
