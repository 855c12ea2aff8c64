// §states#account: approving, blocking and unblocking follow the table of states; a block says why; all or none.
import type { Problem } from "@trilha/contract/core/problem.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";

type Status = keyof typeof membershipTransitions;

export interface DecisionSubject {
  id: string;
  status: Status;
  /** Why the caller may not change this person's access at all. */
  outOfReach: "own" | "superuser" | undefined;
}

/** The state all of them get, or the first reason why none does. */
export function judgeDecision(
  decision: Decision,
  ids: readonly string[],
  subjects: readonly DecisionSubject[],
): { next: Status } | { problem: Problem } {
  if (ids.some((id) => !subjects.some((person) => person.id === id))) {
    return { problem: genericProblems.notFound };
  }
  if (subjects.some((person) => person.outOfReach === "own"))
    return { problem: peopleProblems.ownMembership };
  if (subjects.some((person) => person.outOfReach === "superuser")) {
    return { problem: peopleProblems.superuserUntouchable };
  }
  const nexts = subjects.map(({ status }) => membershipTransitions[status][decision]);
  const [next] = nexts;
  if (!next || nexts.some((other) => other !== next)) return { problem: peopleProblems.wrongState };
  return { next };
}

/** A block without a reason is no block. */
export function lacksReason(decision: Decision, reason: string | undefined): boolean {
  return decision === "block" && !reason;
}
