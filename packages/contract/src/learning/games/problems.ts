import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export const gameProblems = {
  notAGame: problem("games.not_a_game", 409),
  /** There is nothing to solve: its author has not filled it, or left out what is right. */
  noSolution: problem("games.no_solution", 409),
  /** Move of another game, or for a thing that was not dealt. */
  notThere: problem("games.not_there", 422),
  over: problem("games.over", 409),
  /** A move's id, or its place on the device, came before with another move. */
  moveReused: problem("games.move_reused", 409),
  /** A move before it has not arrived; `next` is the place the device goes on with. */
  outOfOrder: problem("games.out_of_order", 409),
} as const;
