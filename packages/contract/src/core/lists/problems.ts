import { problem } from "../problem.ts";

export const viewProblems = {
  nameUsed: problem("views.name_used", 409, {
    "pt-BR": "Você já tem uma visão com este nome nesta lista",
    "en-US": "You already have a view with this name in this list",
    "es-ES": "Ya tienes una vista con este nombre en esta lista",
    "fr-FR": "Vous avez déjà une vue de ce nom dans cette liste",
  }),
  tooMany: problem("views.too_many", 409, {
    "pt-BR": "Cabem {{limit}} visões por lista. Retire uma para pôr outra",
    "en-US": "There is room for {{limit}} views of a list. Remove one to add another",
    "es-ES": "Caben {{limit}} vistas por lista. Quita una para poner otra",
    "fr-FR": "Une liste peut avoir {{limit}} vues. Retirez-en une pour en ajouter une autre",
  }),
  tooManyShared: problem("views.too_many_shared", 409, {
    "pt-BR": "A equipe já compartilha {{limit}} visões desta lista. Retire uma para compartilhar outra",
    "en-US": "The staff already share {{limit}} views of this list. Remove one to share another",
    "es-ES": "El equipo ya comparte {{limit}} vistas de esta lista. Quita una para compartir otra",
    "fr-FR": "L’équipe partage déjà {{limit}} vues de cette liste. Retirez-en une pour en partager une autre",
  }),
} as const;
