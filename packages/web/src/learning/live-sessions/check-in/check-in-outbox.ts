import { Line, outcomeOf, ownOf, type SendOutcome } from "../../../api/send-line.ts";
import type { CheckInProof } from "../events.queries.ts";

/** Milliseconds: somebody stands at an entrance. */
const timing = { calm: 0, pause: { first: 5_000, longest: 60_000 } };

/** Check-in that was read without a line and waits to be sent. */
export interface WaitingCheckIn {
  readonly id: string;
  readonly eventId: string;
  /** Person in their client: somebody else at this device sends nothing of it. */
  readonly personId: string;
  readonly proof: CheckInProof;
  /** When it was kept, by the device's clock, in milliseconds. */
  readonly since: number;
  /** Words of the server's no: shown until the person has read them, not sent again. */
  readonly refused?: string;
}

export interface CheckInOutboxParts {
  readonly personId: string;
  /** Check-ins of all people at this device. */
  readonly store: {
    readonly all: () => Promise<readonly WaitingCheckIn[]>;
    readonly save: (waiting: readonly WaitingCheckIn[]) => Promise<void>;
  };
  /** Rejects with a refusal; no status is no connection. */
  readonly send: (waiting: WaitingCheckIn) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly later: (work: () => void, milliseconds: number) => () => void;
}

/**
 * Carries check-ins to the server that were read without a line (§live-sessions#presence): each is kept on the device with
 * its time first, and sent again until the server has answered.
 */
export class CheckInOutbox {
  readonly #parts: CheckInOutboxParts;
  readonly #line: Line<WaitingCheckIn>;
  readonly #watchers = new Set<() => void>();
  #queue: readonly WaitingCheckIn[] = [];
  /** Check-ins of other people at this device; undefined until it was looked at. */
  #others: readonly WaitingCheckIn[] | undefined;

  constructor(parts: CheckInOutboxParts) {
    this.#parts = parts;
    this.#line = new Line({
      due: () => this.#queue.filter(({ refused }) => refused === undefined),
      send: (waiting) => this.#send(waiting),
      tell: () => undefined,
      later: parts.later,
      ...timing,
    });
  }

  /** Check-ins that wait or were refused, oldest first; another list when it changed. */
  get queue(): readonly WaitingCheckIn[] {
    return this.#queue;
  }

  /** Calls when the queue changed. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Takes what earlier visits left, and sends it. */
  async recover(): Promise<void> {
    const { store, personId, now } = this.#parts;
    const all = await store.all();
    const left = ownOf(all, personId, now()).filter(({ id }) => !this.#queue.some((each) => each.id === id));
    this.#others = all.filter((each) => each.personId !== personId);
    this.#change([...left, ...this.#queue]);
    if (left.length > 0) await this.flush();
  }

  /** Keeps a check-in; of one event the last that was read is sent. */
  keep(eventId: string, proof: CheckInProof): void {
    const { personId, newId, now } = this.#parts;
    const waiting = { id: newId(), eventId, personId, proof, since: now() };
    this.#change([...this.#queue.filter((each) => each.eventId !== eventId), waiting]);
    this.#line.soon();
  }

  /** Gives up what is left of an event: its refusal was read. */
  drop(eventId: string): void {
    this.#change(this.#queue.filter((each) => each.eventId !== eventId));
  }

  /** Sends what waits, now; done when all of it was tried once. */
  flush(): Promise<void> {
    return this.#line.flush();
  }

  async #send(waiting: WaitingCheckIn): Promise<SendOutcome> {
    try {
      await this.#parts.send(waiting);
      this.#replace(waiting, []);
      return "taken";
    } catch (error) {
      const { status, message } = error as { status?: unknown; message: string };
      const outcome = outcomeOf(typeof status === "number" ? status : 0);
      if (outcome === "never") this.#replace(waiting, [{ ...waiting, refused: message }]);
      return outcome;
    }
  }

  #replace({ id }: WaitingCheckIn, next: readonly WaitingCheckIn[]): void {
    this.#change(this.#queue.flatMap((each) => (each.id === id ? next : [each])));
  }

  #change(queue: readonly WaitingCheckIn[]): void {
    this.#queue = queue;
    if (this.#others) void this.#parts.store.save([...this.#others, ...queue]);
    for (const changed of this.#watchers) changed();
  }
}
