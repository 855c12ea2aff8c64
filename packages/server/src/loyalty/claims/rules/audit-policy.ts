// §loyalty#no-own-audit "The administrator audits sales": never their own, never of their own store, and an appeal is somebody else's.
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import type { SaleRefusal } from "./judge-sale.ts";

/** Auditor of a subject. */
export interface Auditor {
  readonly userId: string;
  /** Stores they work in or signed up with for a campaign. */
  readonly storeIds: ReadonlySet<string>;
}

/** Subject of an audit. */
export interface Audited {
  readonly state: ClaimState;
  readonly userId: string;
  readonly storeId: string;
  /** Auditor who decided before; an appeal goes to somebody else. */
  readonly notBy: string | null;
  /** Auditor who has it open now. */
  readonly lockedBy: { readonly id: string; readonly name: string } | null;
}

const waiting: ReadonlySet<ClaimState> = new Set(["in_review", "appealed"]);
const standing: ReadonlySet<ClaimState> = new Set(["accepted", "auto_accepted"]);

/** Own report, or one of the own store. */
export function isOwn(auditor: Auditor, subject: Pick<Audited, "userId" | "storeId">): boolean {
  return subject.userId === auditor.userId || auditor.storeIds.has(subject.storeId);
}

/** Why this auditor may not decide now: state, own store, decided before, open elsewhere. */
export function decisionObjection(auditor: Auditor, subject: Audited): SaleRefusal | undefined {
  if (!waiting.has(subject.state)) return { problem: saleProblems.wrongState };
  if (isOwn(auditor, subject)) return { problem: saleProblems.ownStore };
  if (subject.notBy === auditor.userId) return { problem: saleProblems.decidedBefore };
  const { lockedBy } = subject;
  if (lockedBy && lockedBy.id !== auditor.userId)
    return { problem: saleProblems.lockedByOther, params: { name: lockedBy.name } };
  return undefined;
}

/** Why this auditor may not take back what was accepted: state, own store. */
export function reversalObjection(auditor: Auditor, subject: Audited): SaleRefusal | undefined {
  if (!standing.has(subject.state)) return { problem: saleProblems.wrongState };
  return isOwn(auditor, subject) ? { problem: saleProblems.ownStore } : undefined;
}
