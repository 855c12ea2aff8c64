import type { inviteWaiting as spec } from "@trilha/contract/members/people/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { UseCase } from "../../core/use-case.ts";
import { inviteLater } from "./invite-many.ts";
import { neverCome } from "./people.accounts.queries.ts";
import { unmailedInvitations } from "./people.invitations.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Invites everybody who has never come or has yet to answer, by a job; a dry run counts them. */
export const inviteWaiting: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const since = new Date(call.now.getTime() - dayMs);
    const userIds = await neverCome(tx, clientId, since);
    const invitationIds = await unmailedInvitations(tx, clientId, since);
    const people = userIds.length + invitationIds.length;
    if (body.dryRun || people === 0) return { people };
    await inviteLater(tx, clientId, { userIds, invitationIds }, call.now);
    await recordAudit(tx, call, {
      action: "people.invite_waiting",
      entity: "client",
      entityId: clientId,
      after: { people },
    });
    return { people };
  });
