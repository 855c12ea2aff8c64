import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { applyPackageResult } from "../delivery/index.ts";

/** Why nothing can be done in a sitting, in the words learning has for it. */
export async function whySittingIsOver(tx: Tx, call: MemberCall, sittingId: string): Promise<Refusal> {
  const { clientId, userId } = call.actor;
  const verdict = await applyPackageResult(
    tx,
    { clientId, userId, sittingId, locale: call.locale, now: call.now },
    nothing,
  );
  return isRefusal(verdict) ? verdict : refuse(playerProblems.sittingOver);
}

const nothing = {
  seq: 1,
  completion: "unknown",
  success: "unknown",
  score: null,
  seconds: 0,
  position: null,
} as const;
