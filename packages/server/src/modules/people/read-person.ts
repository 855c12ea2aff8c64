import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { readPerson as spec } from "@trilha/contract/people/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
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
