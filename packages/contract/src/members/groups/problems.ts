import { problem } from "../../core/problem.ts";

export const groupProblems = {
  nameUsed: problem("groups.name_used", 409, {
    "pt-BR": "Já existe um grupo com este nome",
    "en-US": "There already is a group with this name",
    "es-ES": "Ya existe un grupo con este nombre",
    "fr-FR": "Un groupe porte déjà ce nom",
  }),
  inUse: problem("groups.in_use", 409, {
    "pt-BR": "Este grupo define para quem é um curso ou um prêmio. Mude isso primeiro",
    "en-US": "This group decides whom a course or reward is for. Change that first",
    "es-ES": "Este grupo define para quién es un curso o un premio. Cambia eso primero",
    "fr-FR": "Ce groupe détermine à qui s’adresse un cours ou une récompense. Modifiez-le d’abord",
  }),
} as const;
