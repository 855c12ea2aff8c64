import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { readPerson as spec } from "@trilha/contract/people/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { personById } from "./people.queries.ts";
import { presentPerson } from "./present-person.ts";

/** One person in the selected client. */
export const readPerson: UseCase<typeof spec> = async (call, { params }) => {
  const row = await call.read((tx) => personById(tx, call.actor.clientId, params.id));
  return row ? presentPerson(call, row) : refuse(genericProblems.notFound);
};
