// §earning-rules#adjustments points given by people need a second person: whoever proposed them never decides, and nobody gives to themselves.

import type { awardHindrances } from "@trilha/contract/loyalty/adjustments/shapes.ts";
import type { awardStates } from "@trilha/contract/loyalty/adjustments/states.ts";
import { isSecondPerson } from "../../core/rules/second-person.ts";

/** Why somebody may not decide on a batch, whatever their roles; a superuser is no exception. */
export function hindranceOf(
  viewer: { userId: string },
  batch: { proposedBy: string; givesToViewer: boolean },
): (typeof awardHindrances)[number] | null {
  if (!isSecondPerson(viewer.userId, batch.proposedBy)) return "own_proposal";
  return batch.givesToViewer ? "own_points" : null;
}

/** Withdrawal by the proposer alone, a superuser neither; only while nobody has decided. */
export function mayWithdraw(
  viewer: { userId: string },
  batch: { state: (typeof awardStates)[number]; proposedBy: string },
): boolean {
  return batch.state === "proposed" && viewer.userId === batch.proposedBy;
}
