import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";

type Someone = { readonly id: string; readonly status: keyof typeof membershipTransitions };

const DECISIONS = ["approve", "block", "unblock"] as const satisfies readonly Decision[];

/** People each decision would concern among the ticked; one that concerns nobody is not offered. */
export function decidable(
  people: readonly Someone[],
): readonly { readonly decision: Decision; readonly ids: readonly string[] }[] {
  return DECISIONS.map((decision) => ({
    decision,
    ids: people
      .filter(({ status }) => membershipTransitions[status][decision] !== undefined)
      .map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0);
}

/** A block can be taken back by unblocking only where that leads to what was before. */
export const canTakeBack = (people: readonly Someone[]): boolean =>
  people.length > 0 && people.every(({ status }) => status === "active");
