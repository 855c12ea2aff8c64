import { Outbox, type Parcel, type SendingParts } from "../../../api/outbox.ts";
import type { CheckInProof } from "../events.queries.ts";

/** Check-in that was read without a line and waits to be sent; `since` is when, by the device's clock. */
export interface WaitingCheckIn extends Parcel {
  readonly eventId: string;
  readonly proof: CheckInProof;
  /** Words of the server's no: shown until the person has read them, not sent again. */
  readonly refused?: string;
}

/** Outbox of check-ins that were read without a line (§live-sessions#presence), each with its time. */
export class CheckInOutbox extends Outbox<WaitingCheckIn> {
  constructor(parts: SendingParts<WaitingCheckIn, void>) {
    super(parts, {
      // A person stands at an entrance.
      pause: { first: 5_000, longest: 60_000 },
      isDue: ({ refused }) => refused === undefined,
      rest: (waiting, message) => ({ ...waiting, refused: message }),
    });
  }

  /** Keeps a check-in; of one event the last that was read is sent. */
  keep(eventId: string, proof: CheckInProof): void {
    const others = this.queue.filter((each) => each.eventId !== eventId);
    this.change([...others, { ...this.mark, eventId, proof }]);
    this.hurry();
  }

  /** Gives up what is left of an event: its refusal was read. */
  drop(eventId: string): void {
    this.change(this.queue.filter((each) => each.eventId !== eventId));
  }
}
