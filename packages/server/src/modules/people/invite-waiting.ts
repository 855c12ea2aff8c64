import type { inviteWaiting as spec } from "@trilha/contract/people/endpoints.ts";
import { recordAudit } from "../../http/audit.ts";
import type { UseCase } from "../../http/bind.ts";
import { inviteLater } from "./invite-many.ts";
import { neverCome } from "./people.accounts.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Invites everybody who has never come, by a job; a dry run counts them. */
export const inviteWaiting: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const people = await neverCome(tx, clientId, new Date(call.now.getTime() - dayMs));
    if (body.dryRun || people.length === 0) return { people: people.length };
    await inviteLater(tx, clientId, people, call.now);
    await recordAudit(tx, call, {
      action: "people.invite_waiting",
      entity: "client",
      entityId: clientId,
      after: { people: people.length },
    });
    return { people: people.length };
  });
