import { type KeptWork, Line, outcomeOf, ownOf, type SendOutcome } from "./send-line.ts";

/** Work of a person at this device that the server has not answered yet. */
export interface Parcel extends KeptWork {
  readonly id: string;
}

/** Surroundings of an outbox: the device that keeps its parcels, and its clock. */
export interface OutboxDevice<Kept extends Parcel> {
  readonly personId: string;
  /** Parcels of all people at this device. */
  readonly store: {
    readonly all: () => Promise<readonly Kept[]>;
    readonly save: (parcels: readonly Kept[]) => Promise<void>;
  };
  readonly now: () => number;
  readonly newId: () => string;
  readonly later: (work: () => void, milliseconds: number) => () => void;
}

export interface SendingParts<Kept extends Parcel, Reply> extends OutboxDevice<Kept> {
  /** Rejects with a refusal; no status is no connection. */
  readonly send: (parcel: Kept) => Promise<Reply>;
  readonly taken?: (parcel: Kept, reply: Reply) => void;
  readonly refused?: (parcel: Kept, message: string) => void;
}

export interface OutboxKind<Kept extends Parcel> {
  /** Milliseconds until the next try after a failure, and at most. */
  readonly pause: { readonly first: number; readonly longest: number };
  /** Whether a parcel is to be sent; all of them unless said. */
  readonly isDue?: (parcel: Kept) => boolean;
  /** Remainder of a refused parcel that people still read; none unless said. */
  readonly rest?: (parcel: Kept, message: string) => Kept;
}

/**
 * Outbox of parcels that go to the server one after the other: each is kept on the device first, and sent again, with
 * the same id, until the server has answered.
 */
export class Outbox<Kept extends Parcel, Reply = void> {
  readonly #parts: SendingParts<Kept, Reply>;
  readonly #kind: OutboxKind<Kept>;
  readonly #line: Line<Kept>;
  readonly #watchers = new Set<() => void>();
  #queue: readonly Kept[] = [];
  /** Parcels of other people at this device; undefined until it was looked at. */
  #others: readonly Kept[] | undefined;

  constructor(parts: SendingParts<Kept, Reply>, kind: OutboxKind<Kept>) {
    this.#parts = parts;
    this.#kind = kind;
    this.#line = new Line({
      due: () => this.#queue.filter((parcel) => kind.isDue?.(parcel) ?? true),
      send: (parcel) => this.#send(parcel),
      tell: () => undefined,
      later: parts.later,
      calm: 0,
      pause: kind.pause,
    });
  }

  /** Parcels that wait, in their order; another list when it changed. */
  get queue(): readonly Kept[] {
    return this.#queue;
  }

  /** Calls when the queue changed. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Takes what earlier visits left, and sends it before what is new. */
  async recover(): Promise<void> {
    const { store, personId, now } = this.#parts;
    const all = await store.all();
    const left = ownOf(all, personId, now()).filter(({ id }) => !this.#queue.some((each) => each.id === id));
    this.#others = all.filter((each) => each.personId !== personId);
    this.change([...left, ...this.#queue]);
    if (this.#queue.length > 0) await this.flush();
  }

  /** Sends what waits, now; done when all of it was tried once. */
  flush(): Promise<void> {
    return this.#line.flush();
  }

  /** Fields of a parcel that is kept now, by this person. */
  protected get mark(): Parcel {
    const { personId, newId, now } = this.#parts;
    return { id: newId(), personId, since: now() };
  }

  /** Sends what was added; parcels of earlier visits go first, and are not known before the device was looked at. */
  protected hurry(): void {
    if (this.#others) this.#line.hurry();
  }

  protected change(queue: readonly Kept[]): void {
    this.#queue = queue;
    if (this.#others) void this.#parts.store.save([...this.#others, ...queue]);
    for (const changed of this.#watchers) changed();
  }

  async #send(parcel: Kept): Promise<SendOutcome> {
    try {
      const reply = await this.#parts.send(parcel);
      this.#replace(parcel, []);
      this.#parts.taken?.(parcel, reply);
      return "taken";
    } catch (error) {
      const { status, message } = error as { status?: unknown; message: string };
      const outcome = outcomeOf(typeof status === "number" ? status : 0);
      if (outcome === "never") {
        const rest = this.#kind.rest?.(parcel, message);
        this.#replace(parcel, rest ? [rest] : []);
        this.#parts.refused?.(parcel, message);
      }
      return outcome;
    }
  }

  #replace({ id }: Kept, next: readonly Kept[]): void {
    this.change(this.#queue.flatMap((each) => (each.id === id ? next : [each])));
  }
}
