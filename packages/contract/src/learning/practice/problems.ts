import { problem } from "../../core/problem.ts";

export const drillProblems = {
  /** The question was asked on another day. */
  dayOver: problem("drills.day_over", 409, {
    "pt-BR": "O dia virou: já há outra pergunta",
    "en-US": "The day is over: there is another question now",
    "es-ES": "El día terminó: ya hay otra pregunta",
    "fr-FR": "La journée est finie : il y a une autre question",
  }),
  nothingAsked: problem("drills.nothing_asked", 409, {
    "pt-BR": "Hoje não há pergunta para responder",
    "en-US": "There is no question to answer today",
    "es-ES": "Hoy no hay ninguna pregunta que responder",
    "fr-FR": "Il n’y a pas de question aujourd’hui",
  }),
  wrongKind: problem("drills.wrong_kind", 422, {
    "pt-BR": "Esta resposta não combina com a pergunta",
    "en-US": "This answer does not fit the question",
    "es-ES": "Esta respuesta no corresponde a la pregunta",
    "fr-FR": "Cette réponse ne correspond pas à la question",
  }),
  notInDrill: problem("drills.not_in_drill", 422, {
    "pt-BR": "Esta pergunta não faz parte do treino",
    "en-US": "This question is not part of the drill",
    "es-ES": "Esta pregunta no forma parte de la práctica",
    "fr-FR": "Cette question ne fait pas partie de l’entraînement",
  }),
  /** A test they are at asks the same, or tells its answers later: what is right would be told too early. */
  inTest: problem("drills.in_test", 409, {
    "pt-BR": "Um teste seu ainda faz esta pergunta: responda aqui depois dele",
    "en-US": "A test of yours still asks this: answer it here after the test",
    "es-ES": "Un test tuyo todavía hace esta pregunta: respóndela aquí después",
    "fr-FR": "Un de vos tests pose encore cette question : répondez-y ici après",
  }),
  closed: problem("drills.closed", 409, {
    "pt-BR": "Este treino já foi encerrado",
    "en-US": "This drill has closed",
    "es-ES": "Esta práctica ya cerró",
    "fr-FR": "Cet entraînement est clos",
  }),
  noQuestions: problem("drills.no_questions", 409, {
    "pt-BR": "Não há perguntas que caibam neste treino",
    "en-US": "There are no questions that fit this drill",
    "es-ES": "No hay preguntas que quepan en esta práctica",
    "fr-FR": "Aucune question ne convient à cet entraînement",
  }),
} as const;
