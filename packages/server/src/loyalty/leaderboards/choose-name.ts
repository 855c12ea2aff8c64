import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  chooseRankingName,
  readRankingChoice,
} from "@trilha/contract/loyalty/leaderboards/endpoints.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { briefName } from "./rules/shown-name.ts";
import { keepChoice, namedPerson } from "./standings.queries.ts";

/** §loyalty#leaderboard Ranking: how the caller is shown, and how each choice would read. */
export const readChoice: UseCase<typeof readRankingChoice> = (call) =>
  call.read((tx) => presentChoice(tx, call));

/** §loyalty#leaderboard Ranking: by name, by nickname, or not at all; every ranking of the programme follows at once. */
export const chooseName: UseCase<typeof chooseRankingName> = (call, { body }) =>
  call.write(async (tx) => {
    await keepChoice(tx, call.actor, body.shown);
    return presentChoice(tx, call);
  });

async function presentChoice(
  tx: Tx,
  { actor }: MemberCall,
): Promise<Answer<typeof readRankingChoice> | Refusal> {
  const person = await namedPerson(tx, actor);
  if (!person) return refuse(genericProblems.notFound);
  return { shown: person.shown, asName: briefName(person), asNickname: person.nickname?.trim() || null };
}
