import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readPerson as spec } from "@trilha/contract/members/people/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { noteRead, personById } from "./people.queries.ts";
import { presentPerson, seesPersonal } from "./present-person.ts";

/** One person in the selected client. Whoever sees what is shown to few is noted, for the person to read. */
export const readPerson: UseCase<typeof spec> = async (call, { params }) => {
  const { clientId, userId: readerId } = call.actor;
  const row = await call.read((tx) => personById(tx, clientId, params.id, call.now));
  if (!row) return refuse(genericProblems.notFound);
  const { user_id: userId } = row;
  if (seesPersonal(call, row) && userId !== readerId) {
    await call.write((tx) => noteRead(tx, { clientId, userId, readerId, now: call.now }));
  }
  return presentPerson(call, row);
};
