import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  answerInvitation as answerSpec,
  listOwnInvitations as listSpec,
} from "@trilha/contract/members/people/invitations.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { addToGroups } from "../groups/index.ts";
import { deleteInvitation, invitationsOf, joinByInvitation } from "./people.invitations.queries.ts";

/** Programmes that wait for the caller's word. */
export const listOwnInvitations: UseCase<typeof listSpec> = async (call) => {
  const rows = await call.system.read((tx) => invitationsOf(tx, call.actor.userId));
  return {
    items: rows.map(({ id, client, roles, place, createdAt }) => ({
      ...{ id, client, roles, jobProfile: place.jobProfile, createdAt: createdAt.toISOString() },
    })),
  };
};

/** Joins a programme by the person's own word, or declines; only a session their own proof opened gets here. */
export const answerInvitation: UseCase<typeof answerSpec> = (call, { params, body }) => {
  const { userId, name } = call.actor;
  return call.system.write(async (tx) => {
    const [row] = await invitationsOf(tx, userId, params.id);
    if (!row) return refuse(genericProblems.notFound);
    const { clientId } = row;
    await deleteInvitation(tx, clientId, row.id);
    const joined = body.accept && (await joinByInvitation(tx, userId, row, call.now));
    if (body.accept && !joined) return refuse(genericProblems.notFound);
    const event = joined ? "invitation.accepted" : "invitation.declined";
    await recordSecurityEvent(tx, call, { event, userId, clientId });
    if (!joined) return { clientId: null };
    await addToGroups(tx, clientId, [{ id: joined, groupIds: row.place.groupIds }]);
    await recordAudit(tx, call, {
      action: "people.accept_invitation",
      entity: "person",
      entityId: joined,
      entityName: name,
      after: { roles: row.roles, status: "active" },
      clientId,
    });
    return { clientId };
  });
};
