import { problem } from "../../core/problem.ts";

export const attemptProblems = {
  notATest: problem("attempts.not_a_test", 409, {
    "pt-BR": "Esta atividade não é um teste",
    "en-US": "This activity is not a test",
    "es-ES": "Esta actividad no es un test",
    "fr-FR": "Cette activité n’est pas un test",
  }),
  noneLeft: problem("attempts.none_left", 409, {
    "pt-BR": "Você já usou todas as tentativas",
    "en-US": "You have used all your attempts",
    "es-ES": "Ya usaste todos tus intentos",
    "fr-FR": "Vous avez utilisé toutes vos tentatives",
  }),
  alreadyPassed: problem("attempts.already_passed", 409, {
    "pt-BR": "Você já passou neste teste",
    "en-US": "You have passed this test already",
    "es-ES": "Ya aprobaste este test",
    "fr-FR": "Vous avez déjà réussi ce test",
  }),
  closed: problem("attempts.closed", 409, {
    "pt-BR": "Este teste já foi encerrado",
    "en-US": "This test has closed",
    "es-ES": "Este test ya cerró",
    "fr-FR": "Ce test est clos",
  }),
  waitsForMark: problem("attempts.waits_for_mark", 409, {
    "pt-BR": "Sua última tentativa ainda está sendo corrigida",
    "en-US": "Your last attempt is still being marked",
    "es-ES": "Tu último intento todavía se está corrigiendo",
    "fr-FR": "Votre dernière tentative est encore en cours de correction",
  }),
  notEnoughQuestions: problem("attempts.not_enough_questions", 409, {
    "pt-BR": "Este teste ainda não tem perguntas suficientes. Avise a equipe do curso",
    "en-US": "This test does not have enough questions yet. Tell the course team",
    "es-ES": "Este test todavía no tiene suficientes preguntas. Avisa al equipo del curso",
    "fr-FR": "Ce test n’a pas encore assez de questions. Prévenez l’équipe du cours",
  }),
  /** A question that is not in this attempt. */
  notInAttempt: problem("attempts.not_in_attempt", 422, {
    "pt-BR": "Esta pergunta não faz parte da tentativa",
    "en-US": "This question is not part of the attempt",
    "es-ES": "Esta pregunta no forma parte del intento",
    "fr-FR": "Cette question ne fait pas partie de la tentative",
  }),
  /** An answer of another kind than the question's, or of parts it does not have. */
  wrongKind: problem("attempts.wrong_kind", 422, {
    "pt-BR": "Esta resposta não combina com a pergunta",
    "en-US": "This answer does not fit the question",
    "es-ES": "Esta respuesta no corresponde a la pregunta",
    "fr-FR": "Cette réponse ne correspond pas à la question",
  }),
  /** A step's id, or its place on the device, came before with another answer. */
  stepReused: problem("attempts.step_reused", 409, {
    "pt-BR": "Esta resposta já foi enviada com outro conteúdo",
    "en-US": "This answer was already sent with other content",
    "es-ES": "Esta respuesta ya se envió con otro contenido",
    "fr-FR": "Cette réponse a déjà été envoyée avec un autre contenu",
  }),
  /** Attempts where there is no limit, or minutes where there is none. */
  nothingToGrant: problem("attempts.nothing_to_grant", 409, {
    "pt-BR": "Este teste já não tem esse limite",
    "en-US": "This test has no such limit",
    "es-ES": "Este test no tiene ese límite",
    "fr-FR": "Ce test n’a pas cette limite",
  }),
  isVoid: problem("attempts.is_void", 409, {
    "pt-BR": "Esta tentativa não vale mais: o curso recomeçou",
    "en-US": "This attempt no longer counts: the course has started over",
    "es-ES": "Este intento ya no cuenta: el curso empezó de nuevo",
    "fr-FR": "Cette tentative ne compte plus : le cours a recommencé",
  }),
  /** Refusal of a test tried in the preview: banks or draft have changed, and another paper would be drawn. */
  paperChanged: problem("attempts.paper_changed", 409, {
    "pt-BR": "As perguntas ou o rascunho mudaram enquanto você respondia. Comece o teste de novo",
    "en-US": "The questions or the draft changed while you were answering. Start the test again",
    "es-ES": "Las preguntas o el borrador cambiaron mientras respondías. Empieza el test de nuevo",
    "fr-FR": "Les questions ou le brouillon ont changé pendant vos réponses. Recommencez le test",
  }),
} as const;
