import { problem } from "../../core/problem.ts";

export const trainingProblems = {
  followsCourse: problem("trainings.follows_course", 409, {
    "pt-BR": "Este treinamento é um curso ou uma trilha do programa: mude o título lá",
    "en-US": "This training is a course or trail of the program: change its title there",
    "es-ES": "Esta formación es un curso o itinerario del programa: cambia su título allí",
    "fr-FR": "Cette formation est un cours ou un parcours du programme : changez son titre là-bas",
  }),
} as const;
