import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { decideFlags as spec } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { decideFlag, lockEnrolmentById, releaseHeld, startOver } from "../delivery/index.ts";
import { type FlagRow, flagById } from "./flags.queries.ts";

/**
 * Security 33: releases what was flagged, so that its course counts and pays by the same door as any other, once; or rejects
 * it, and the person does the course again, with the reason they read. What was decided meanwhile is passed over; one id
 * the client has not got and nothing is decided.
 */
export const decideFlags: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { now, locale } = call;
    const reason = body.reason || null;
    const rejects = body.decision === "reject";
    if (rejects && !reason)
      return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "required" }]);
    const flags: FlagRow[] = [];
    for (const id of [...new Set(body.ids)].sort()) {
      const flag = await flagById(tx, { clientId, id });
      if (!flag) return refuse(genericProblems.notFound);
      flags.push(flag);
    }
    // In one order, whoever decides: two at once wait for each other and never in a circle.
    flags.sort((one, other) => (one.enrolment_id < other.enrolment_id ? -1 : 1));
    let decided = 0;
    for (const flag of flags) {
      await lockEnrolmentById(tx, { clientId, id: flag.enrolment_id });
      const state = rejects ? "rejected" : "cleared";
      if (!(await decideFlag(tx, { clientId, id: flag.id }, { state, by: userId, name, reason, now })))
        continue;
      decided += 1;
      const enrolment = { clientId, enrolmentId: flag.enrolment_id, attempt: flag.attempt, locale, now };
      if (rejects) await startOver(tx, enrolment, { actorId: userId, actorName: name, reason, now });
      else await releaseHeld(tx, enrolment);
      await recordAudit(tx, call, {
        action: rejects ? "teaching.reject_flag" : "teaching.release_flag",
        ...{ entity: flag.kind, entityId: flag.course_id },
        entityName: textIn(flag.title, locale),
        before: { flag: flag.id, state: flag.state },
        after: {
          person: flag.user_id,
          reason: flag.reason,
          expected: flag.expected,
          measured: flag.measured,
          state,
        },
        ...(reason && { reason }),
      });
    }
    return { decided, passedOver: flags.length - decided };
  });
