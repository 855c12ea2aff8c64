import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { correctPersonDocument as spec } from "@trilha/contract/members/people/endpoints.ts";
import { correctDocument, freshProof } from "../../accounts/identity/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { mayCorrectDocument } from "./people.policy.ts";
import { personById } from "./people.queries.ts";
import { loadPerson, managed, refuseOwned } from "./present-person.ts";

/** Staff correct the document of somebody of their programme alone, with a reason and a fresh proof of who they are. */
export const correctPersonDocument: UseCase<typeof spec> = async (call, { params, body }) => {
  const { actor, now } = call;
  const subject = await call.read((tx) => personById(tx, actor.clientId, params.id, now));
  if (!subject) return refuse(genericProblems.notFound);
  const person = managed(subject);
  if (!mayCorrectDocument(actor, person)) return refuseOwned(call, person);
  const stale = await freshProof(call);
  if (stale) return stale;
  const refusal = await unlessTaken(genericProblems.conflict, () =>
    call.system.write((tx) => correctDocument(tx, call, person.userId, body)),
  );
  if (isRefusal(refusal)) return refusal;
  return call.read((tx) => loadPerson(tx, call, subject.id));
};
