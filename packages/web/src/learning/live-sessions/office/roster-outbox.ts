import type { RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { Outbox, type SendingParts } from "../../../api/outbox.ts";
import type { RosterTap, TapDeed } from "./roster-taps.ts";

/** Outbox of an instructor's deeds (§live-sessions#presence), in the order they were done. */
export class RosterOutbox extends Outbox<RosterTap, RosterItem> {
  constructor(parts: SendingParts<RosterTap, RosterItem>) {
    // People stand at an entrance.
    super(parts, { pause: { first: 3_000, longest: 30_000 } });
  }

  add(sessionId: string, deed: TapDeed): void {
    this.change([...this.queue, { ...deed, ...this.mark, sessionId }]);
    this.hurry();
  }
}
