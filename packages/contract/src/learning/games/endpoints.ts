import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { playerProblems } from "../delivery/problems.ts";
import { gameProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const ofSitting = z.strictObject({ sittingId: id });
const oneGame = z.strictObject({ id });
const sittingProblems = [
  genericProblems.notFound,
  playerProblems.sittingOver,
  playerProblems.activityGone,
  playerProblems.notEnrolled,
  playerProblems.blocked,
];

export const startGame = endpoint({
  id: "games.start",
  method: "POST",
  path: "/api/games",
  summary: "The game of a sitting: the one that runs, else the last that was played, else one dealt now",
  access: "participant",
  module: learningModules,
  body: ofSitting,
  answer: shape.gameView,
  problems: [...sittingProblems, gameProblems.notAGame, gameProblems.noSolution],
});

export const playAgain = endpoint({
  id: "games.again",
  method: "POST",
  path: "/api/games/again",
  summary: "Deal anew once a game is over; one that runs is answered as it stands",
  access: "participant",
  module: learningModules,
  body: ofSitting,
  answer: shape.gameView,
  problems: [...sittingProblems, gameProblems.notAGame, gameProblems.noSolution],
});

export const readGame = endpoint({
  id: "games.read",
  method: "GET",
  path: "/api/games/:id",
  summary: "One's own game as it stands",
  access: "participant",
  module: learningModules,
  params: oneGame,
  answer: shape.gameView,
  problems: [genericProblems.notFound],
});

export const sendMoves = endpoint({
  id: "games.move",
  method: "POST",
  path: "/api/games/:id/moves",
  summary: "Make moves, judged in their order; a move sent again is answered the same and changes nothing",
  access: "participant",
  module: learningModules,
  rate: "progress",
  params: oneGame,
  body: z.strictObject({
    /** One opening on one device, made there: its moves are counted apart from those of another. */
    device: id,
    moves: z.array(shape.sentMove).check(z.minLength(1), z.maxLength(50)),
  }),
  answer: shape.movesJudged,
  problems: [
    ...sittingProblems,
    gameProblems.notThere,
    gameProblems.over,
    gameProblems.moveReused,
    gameProblems.outOfOrder,
  ],
});

export const gameEndpoints: readonly EndpointSpec[] = [startGame, playAgain, readGame, sendMoves];
