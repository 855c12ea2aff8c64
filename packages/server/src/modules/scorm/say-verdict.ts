import type { Tx } from "../../db/database.ts";
import type { GuestCall } from "../../http/call.ts";
import { applyVerdict } from "../learning/index.ts";
import type { Verdict } from "./rules/verdict.ts";

/**
 * Says a verdict to learning, in the transaction that keeps what it came from. Learning may not want it any more (the
 * course has started over since, or they have left it): what the content said is kept all the same.
 */
export async function sayVerdict(
  tx: Tx,
  of: { clientId: string; sittingId: string },
  { verdict, score }: Verdict,
  call: Pick<GuestCall, "now" | "locale">,
): Promise<void> {
  const asked = { ...of, userId: null, locale: call.locale, now: call.now };
  await applyVerdict(tx, asked, {
    // Time and place are the player's steps to say.
    ...{ seq: 1, seconds: 0, position: null, score },
    completion: verdict === null ? "incomplete" : verdict === "failed" ? "unknown" : "completed",
    success: verdict === "passed" || verdict === "failed" ? verdict : "unknown",
  });
}
