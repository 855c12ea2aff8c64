// §roles#permissions: staff plan campaigns by permission; what nobody may change any more, nobody is offered to change.
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import { isSecondPerson } from "../../core/rules/second-person.ts";
import { phaseOf } from "./rules/campaign-phase.ts";

interface Viewer {
  readonly userId: string;
  readonly permissions: ReadonlySet<Permission>;
}

interface Subject {
  readonly state: CampaignState;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** People who signed up; a draft that was scheduled before may have some. */
  readonly enrolled: number;
  /** The version that waits for a decision, by whom it was proposed. */
  readonly proposal: { readonly proposedBy: string | null } | undefined;
}

/** Before it starts, whatever was approved: by the clock, not by the state a job has yet to write. */
export function hasStarted({ state, beginsAt }: Pick<Subject, "state" | "beginsAt">, now: Date): boolean {
  if (state === "draft" || state === "validated") return false;
  return state !== "scheduled" || beginsAt <= now;
}

/** Whether it runs somewhere now, approved. */
export function isRunning(
  { state, beginsAt, endsAt }: Omit<Subject, "proposal" | "enrolled">,
  now: Date,
): boolean {
  return (state === "scheduled" || state === "running") && phaseOf({ beginsAt, endsAt }, now) === "running";
}

/** Abilities of the viewer with this campaign now. */
export function abilities(viewer: Viewer, subject: Subject, now: Date) {
  const { state, proposal } = subject;
  const edits = viewer.permissions.has("campaigns.edit");
  const approves = viewer.permissions.has("campaigns.approve");
  const planned = state === "draft" || state === "validated";
  return {
    edit: edits && planned,
    editRules: edits && planned,
    propose: edits && state === "draft",
    approve: approves && proposal !== undefined && isSecondPerson(viewer.userId, proposal.proposedBy),
    withdraw: edits && (state === "validated" || (state === "scheduled" && !hasStarted(subject, now))),
    addPromotion: edits && isRunning(subject, now) && proposal === undefined,
    settle: approves && state === "ended",
    remove: edits && state === "draft" && subject.enrolled === 0,
  };
}
