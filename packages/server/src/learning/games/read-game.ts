import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readGame as spec } from "@trilha/contract/learning/games/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { contentOf } from "./game-content.ts";
import { gameOfPerson } from "./games.queries.ts";
import { presentGame } from "./present-game.ts";

/** One's own game as it stands; one that a restart of the course overtook is no more. */
export const readGame: UseCase<typeof spec> = (call, { params }) => {
  const { clientId, userId } = call.actor;
  return call.read(async (tx) => {
    const row = await gameOfPerson(tx, { clientId, userId, id: params.id, held: false });
    if (!row || row.ending === "void") return refuse(genericProblems.notFound);
    return presentGame(tx, row, await contentOf(tx, row), call);
  });
};
