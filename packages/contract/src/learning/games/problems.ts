import { problem } from "../../core/problem.ts";

export const gameProblems = {
  notAGame: problem("games.not_a_game", 409, {
    "pt-BR": "Esta atividade não é um jogo",
    "en-US": "This activity is not a game",
    "es-ES": "Esta actividad no es un juego",
    "fr-FR": "Cette activité n’est pas un jeu",
  }),
  /** There is nothing to solve: its author has not filled it, or left out what is right. */
  noSolution: problem("games.no_solution", 409, {
    "pt-BR": "Este jogo ainda não está pronto. Avise a equipe do curso",
    "en-US": "This game is not ready yet. Tell the course team",
    "es-ES": "Este juego todavía no está listo. Avisa al equipo del curso",
    "fr-FR": "Ce jeu n’est pas encore prêt. Prévenez l’équipe du cours",
  }),
  /** Move of another game, or for a thing that was not dealt. */
  notThere: problem("games.not_there", 422, {
    "pt-BR": "Esta jogada não combina com o jogo",
    "en-US": "This move does not fit the game",
    "es-ES": "Esta jugada no corresponde al juego",
    "fr-FR": "Ce coup ne correspond pas au jeu",
  }),
  over: problem("games.over", 409, {
    "pt-BR": "Este jogo já terminou",
    "en-US": "This game is over",
    "es-ES": "Este juego ya terminó",
    "fr-FR": "Cette partie est terminée",
  }),
  /** A move's id, or its place on the device, came before with another move. */
  moveReused: problem("games.move_reused", 409, {
    "pt-BR": "Esta jogada já foi enviada com outro conteúdo",
    "en-US": "This move was already sent with other content",
    "es-ES": "Esta jugada ya se envió con otro contenido",
    "fr-FR": "Ce coup a déjà été envoyé avec un autre contenu",
  }),
  /** A move before it has not arrived; `next` is the place the device goes on with. */
  outOfOrder: problem("games.out_of_order", 409, {
    "pt-BR": "Falta uma jogada anterior a esta",
    "en-US": "A move before this one is missing",
    "es-ES": "Falta una jugada anterior a esta",
    "fr-FR": "Il manque un coup avant celui-ci",
  }),
} as const;
