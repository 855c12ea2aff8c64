import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { removeFactors as spec } from "@trilha/contract/members/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import { freshProof, removeFactorsOf } from "../../accounts/identity/index.ts";
import { recordAudit } from "../../core/audit.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { mayRemoveFactors, outOfReach } from "./people.policy.ts";
import { personById } from "./people.queries.ts";

/**
 * Security row 8: somebody lost their second factor; a member of staff takes it away, with a reason. The person is
 * told on every way they can be reached, so that nobody does it behind their back.
 */
export const removeFactors: UseCase<typeof spec> = async (call, { params, body }) => {
  const { actor, now } = call;
  const { clientId } = actor;
  const subject = await call.read((tx) => personById(tx, clientId, params.id, now));
  if (!subject) return refuse(genericProblems.notFound);
  const { user_id: userId } = subject;
  const who = {
    userId,
    isSuperuser: subject.is_superuser,
    isElsewhere: subject.is_elsewhere,
  };
  if (!mayRemoveFactors(actor, who)) {
    const reason = outOfReach(actor, who);
    if (reason === "own") return refuse(peopleProblems.ownMembership);
    return refuse(reason ? peopleProblems.superuserUntouchable : peopleProblems.staffElsewhere);
  }
  const stale = await freshProof(call);
  if (stale) return stale;
  // Factors are the person's own rows: only the system may touch another's.
  return call.system.write(async (tx) => {
    if (!(await removeFactorsOf(tx, userId, now))) return refuse(identityProblems.noFactor);
    await recordAudit(tx, call, {
      action: "people.remove_factors",
      entity: "person",
      entityId: subject.id,
      entityName: subject.name,
      reason: body.reason,
    });
    await recordSecurityEvent(tx, call, {
      event: "factor.removed_by_staff",
      userId,
      clientId,
      details: { by: actor.userId },
    });
    const at = now.toISOString();
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "factors_removed_by_staff", at });
    return undefined;
  });
};
