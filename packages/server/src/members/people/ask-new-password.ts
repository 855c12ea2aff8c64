import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { askNewPassword as spec } from "@trilha/contract/members/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import { demandNewPasswords } from "../../accounts/identity/index.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { mayAskNewPassword } from "./people.policy.ts";
import { personById } from "./people.queries.ts";
import { loadPerson, managed, refuseOwned } from "./present-person.ts";

/** §states#new-password: the next thing the person does is choose a new password. */
export const askNewPassword: UseCase<typeof spec> = async (call, { params }) => {
  const { actor, now } = call;
  const { clientId } = actor;
  const subject = await call.read((tx) => personById(tx, clientId, params.id, now));
  if (!subject) return refuse(genericProblems.notFound);
  const person = managed(subject);
  if (!person.hasOwnPassword) return refuse(peopleProblems.wrongState);
  if (!mayAskNewPassword(actor, person)) return refuseOwned(call, person);
  const { userId } = person;
  const refusal = await call.system.write(async (tx) => {
    if ((await demandNewPasswords(tx, [userId])) === 0) return refuse(peopleProblems.wrongState);
    await recordAudit(tx, call, {
      action: "people.ask_new_password",
      entity: "person",
      entityId: subject.id,
      entityName: subject.name,
    });
    await recordSecurityEvent(tx, call, {
      event: "password.change_asked",
      userId,
      clientId,
      details: { by: actor.userId },
    });
    await publishEvent(tx, "session.changed", { clientId, userId });
    return undefined;
  });
  if (isRefusal(refusal)) return refusal;
  return call.read((tx) => loadPerson(tx, call, subject.id));
};
