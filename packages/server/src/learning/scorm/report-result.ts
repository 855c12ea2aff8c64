import type { GuestCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { applyPackageResult, believesRaise, flagPackage } from "../delivery/index.ts";
import type { PackageFacts } from "./rules/plan.ts";
import type { ScormResult } from "./rules/sco-results.ts";

/**
 * Says a verdict to learning, in the transaction that keeps what it came from. Learning may not want it any more (the
 * course has started over since, or they have left it): what the content said is kept all the same. What came faster than
 * the package allows is flagged, and a better score afterwards waits for the time of its own attempt, which began `since`.
 */
export async function reportResult(
  tx: Tx,
  sitting: { clientId: string; userId: string; sittingId: string; package: PackageFacts; since: Date },
  { verdict, score }: ScormResult,
  call: Pick<GuestCall, "now" | "locale">,
): Promise<void> {
  const { clientId, userId, sittingId } = sitting;
  const request = { clientId, sittingId, userId, locale: call.locale, now: call.now };
  const report: Parameters<typeof applyPackageResult>[2] = {
    // Time and place are the player's steps to say.
    ...{ seq: 1, seconds: 0, position: null, score },
    completion: verdict === null ? "incomplete" : verdict === "failed" ? "unknown" : "completed",
    success: verdict === "passed" || verdict === "failed" ? verdict : "unknown",
  };
  await applyPackageResult(tx, request, report, {
    finishes: (work) => flagPackage(tx, work, sitting.package),
    raises: (work) => believesRaise(tx, work, sitting.package, sitting.since),
  });
}
