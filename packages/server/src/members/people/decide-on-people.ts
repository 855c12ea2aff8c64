import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { decideOnPeople as spec } from "@trilha/contract/members/people/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { announceDecision } from "./announce.ts";
import { outOfReach } from "./people.policy.ts";
import { lockMemberships, setStatus } from "./people.queries.ts";
import { judgeDecision, lacksReason } from "./rules/decision.ts";

/**
 * Approves, blocks or unblocks people: all or none. Who is blocked is out from the next request on: the database
 * tells every process and every socket.
 */
export const decideOnPeople: UseCase<typeof spec> = async (call, { body }) => {
  const { decision, reason } = body;
  if (lacksReason(decision, reason)) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "reason_required" }]);
  }
  const ids = [...new Set(body.ids)];
  return call.write(async (tx) => {
    const { clientId } = call.actor;
    const people = await lockMemberships(tx, clientId, ids);
    const judged = people.map(({ id, status, user_id, is_superuser }) => ({
      id,
      status,
      outOfReach: outOfReach(call.actor, { userId: user_id, isSuperuser: is_superuser }),
    }));
    const verdict = judgeDecision(decision, ids, judged);
    if ("problem" in verdict) return refuse(verdict.problem);
    const statusReason = decision === "block" ? (reason ?? null) : null;
    await setStatus(tx, clientId, ids, verdict.next, statusReason);
    for (const person of people) {
      await recordAudit(tx, call, {
        action: `people.${decision}`,
        entity: "person",
        entityId: person.id,
        entityName: person.name,
        before: { status: person.status },
        after: { status: verdict.next },
        ...(reason && { reason }),
      });
      await recordSecurityEvent(tx, call, {
        event: `account.${decision}`,
        userId: person.user_id,
        clientId,
        details: { by: call.actor.userId },
      });
    }
    await announceDecision(tx, call, { decision, reason: statusReason }, people);
    return { changed: people.length };
  });
};
