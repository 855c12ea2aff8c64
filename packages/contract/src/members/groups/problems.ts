import { problem } from "../../core/problem.ts";

export const groupProblems = {
  nameUsed: problem("groups.name_used", 409, {
    "pt-BR": "Já existe um grupo com este nome",
    "en-US": "There already is a group with this name",
    "es-ES": "Ya existe un grupo con este nombre",
    "fr-FR": "Un groupe porte déjà ce nom",
  }),
  inUse: problem("groups.in_use", 409, {
    "pt-BR": "Este grupo define para quem é um curso, um prêmio ou outra coisa. Mude isso primeiro",
    "en-US": "This group decides whom a course, a reward or something else is for. Change that first",
    "es-ES": "Este grupo define para quién es un curso, un premio u otra cosa. Cambia eso primero",
    "fr-FR":
      "Ce groupe détermine à qui s’adresse un cours, une récompense ou autre chose. Modifiez cela d’abord",
  }),
} as const;
