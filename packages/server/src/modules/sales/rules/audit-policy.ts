// §6 "The administrator audits sales": never their own, never of their own store, and an appeal is somebody else's.
import { saleProblems } from "@trilha/contract/sales/problems.ts";
import type { ClaimState } from "@trilha/contract/sales/shapes.ts";
import { type Refusal, refuse } from "../../../http/refusal.ts";

/** Who looks at it. */
export interface Auditor {
  readonly userId: string;
  /** Stores they work in or signed up with for a campaign. */
  readonly storeIds: ReadonlySet<string>;
}

/** What is looked at. */
export interface Audited {
  readonly state: ClaimState;
  readonly userId: string;
  readonly storeId: string;
  /** Who decided before; an appeal goes to somebody else. */
  readonly notBy: string | null;
  /** Who has it open now. */
  readonly lockedBy: { readonly id: string; readonly name: string } | null;
}

const waiting: ReadonlySet<ClaimState> = new Set(["in_review", "appealed"]);
const standing: ReadonlySet<ClaimState> = new Set(["accepted", "auto_accepted"]);

/** Their own report, or one of their own store. */
export function isOwn(auditor: Auditor, subject: Pick<Audited, "userId" | "storeId">): boolean {
  return subject.userId === auditor.userId || auditor.storeIds.has(subject.storeId);
}

/** Why this auditor may not decide now: state, own store, decided before, open elsewhere. */
export function decisionRefusal(auditor: Auditor, subject: Audited): Refusal | undefined {
  if (!waiting.has(subject.state)) return refuse(saleProblems.wrongState);
  if (isOwn(auditor, subject)) return refuse(saleProblems.ownStore);
  if (subject.notBy === auditor.userId) return refuse(saleProblems.decidedBefore);
  const { lockedBy } = subject;
  if (lockedBy && lockedBy.id !== auditor.userId)
    return refuse(saleProblems.lockedByOther, { name: lockedBy.name });
  return undefined;
}

/** Why this auditor may not take back what was accepted: state, own store. */
export function reversalRefusal(auditor: Auditor, subject: Audited): Refusal | undefined {
  if (!standing.has(subject.state)) return refuse(saleProblems.wrongState);
  return isOwn(auditor, subject) ? refuse(saleProblems.ownStore) : undefined;
}
