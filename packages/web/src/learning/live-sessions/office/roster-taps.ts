import type { RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";

export type RosterAction = RosterItem["can"][number];

/** Deed at the entrance: for a person of the list, or for whoever holds a ticket. */
export type TapDeed =
  | {
      readonly kind: "person";
      readonly membershipId: string;
      readonly name: string;
      readonly action: RosterAction;
      readonly reason?: string;
    }
  | { readonly kind: "ticket"; readonly ticket: string };

/** Deed that has not arrived yet. */
export type RosterTap = TapDeed & {
  /** Key that makes a repeat harmless. */
  readonly id: string;
  readonly sessionId: string;
  /** Instructor in their client: somebody else at this device sends nothing of it. */
  readonly personId: string;
  /** When it was done, by the device's clock, in milliseconds. */
  readonly since: number;
};

const OUTCOME = {
  approve: { state: "registered", can: ["check_in", "remove"] },
  refuse: { state: "refused", can: [] },
  check_in: { state: "checked_in", can: ["take_back"] },
  take_back: { state: "registered", can: ["check_in", "remove"] },
  remove: { state: "removed", can: [] },
} as const satisfies Record<
  RosterAction,
  { readonly state: RosterItem["state"]; readonly can: readonly RosterAction[] }
>;

/** A person of the roster as they will stand once the deeds on their way have arrived. */
export function withTaps(item: RosterItem, taps: readonly RosterTap[]): RosterItem {
  const last = taps.findLast((tap) => tap.kind === "person" && tap.membershipId === item.membershipId);
  if (last?.kind !== "person") return item;
  const { state, can } = OUTCOME[last.action];
  const checkedInAt = state === "checked_in" ? new Date(last.since).toISOString() : null;
  return { ...item, state, can: [...can], checkedInAt, source: null, sentAt: null };
}

/** People the deeds on their way add to those who are there, or take from them. */
export const presentBy = (taps: readonly RosterTap[]): number =>
  taps.reduce((sum, tap) => {
    if (tap.kind === "ticket" || tap.action === "check_in") return sum + 1;
    return tap.action === "take_back" ? sum - 1 : sum;
  }, 0);
