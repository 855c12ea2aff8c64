import * as contract from "@trilha/contract/learning/games/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { readGame } from "./read-game.ts";
import { sendMoves } from "./send-moves.ts";
import { playAgain, startGame } from "./start-game.ts";

export const gameRoutes: readonly Route[] = [
  route(contract.startGame, startGame),
  route(contract.playAgain, playAgain),
  route(contract.readGame, readGame),
  route(contract.sendMoves, sendMoves),
];
