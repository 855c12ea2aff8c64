import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { resendInvitation as spec } from "@trilha/contract/members/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { announceInvitation } from "./announce.ts";
import { accountById } from "./people.accounts.queries.ts";
import { canBeInvited } from "./people.policy.ts";
import { personById } from "./people.queries.ts";

/** Sends the mail with the link once more, to who has not set a password yet. */
export const resendInvitation: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const person = await personById(tx, clientId, params.id, call.now);
    if (!person) return refuse(genericProblems.notFound);
    const { status, has_password: hasPassword, email } = person;
    const account = await accountById(tx, person.user_id);
    if (!account || !canBeInvited({ status, hasPassword, email })) return refuse(peopleProblems.wrongState);
    await recordAudit(tx, call, {
      action: "people.resend_invitation",
      entity: "person",
      entityId: person.id,
      entityName: person.name,
    });
    await announceInvitation(tx, { parts: call.parts, clientId, now: call.now }, account);
    return undefined;
  });
