import type { RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { Line, outcomeOf, ownOf, type SendOutcome } from "../../../api/send-line.ts";
import type { RosterTap, TapDeed } from "./roster-taps.ts";

/** Milliseconds: people stand at an entrance. */
const timing = { calm: 0, pause: { first: 3_000, longest: 30_000 } };

interface RosterOutboxParts {
  readonly personId: string;
  /** Deeds of all people at this device. */
  readonly store: {
    readonly all: () => Promise<readonly RosterTap[]>;
    readonly save: (taps: readonly RosterTap[]) => Promise<void>;
  };
  /** Rejects with a refusal; no status is no connection. */
  readonly send: (tap: RosterTap) => Promise<RosterItem>;
  readonly taken: (tap: RosterTap, item: RosterItem) => void;
  readonly refused: (tap: RosterTap, message: string) => void;
  readonly now: () => number;
  readonly newId: () => string;
  readonly later: (work: () => void, milliseconds: number) => () => void;
}

/**
 * Carries an instructor's deeds to the server in the order they were done (§live-sessions#presence): each is kept on the
 * device first, and sent again, with the same key, until the server has answered.
 */
export class RosterOutbox {
  readonly #parts: RosterOutboxParts;
  readonly #line: Line<RosterTap>;
  readonly #watchers = new Set<() => void>();
  #queue: readonly RosterTap[] = [];
  /** Deeds of other people at this device; undefined until it was looked at. */
  #others: readonly RosterTap[] | undefined;

  constructor(parts: RosterOutboxParts) {
    this.#parts = parts;
    this.#line = new Line({
      due: () => this.#queue,
      send: (tap) => this.#send(tap),
      tell: () => undefined,
      later: parts.later,
      ...timing,
    });
  }

  /** Deeds that wait, in their order; another list when it changed. */
  get queue(): readonly RosterTap[] {
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
    this.#change([...left, ...this.#queue]);
    if (this.#queue.length > 0) await this.flush();
  }

  add(sessionId: string, deed: TapDeed): void {
    const { personId, newId, now } = this.#parts;
    this.#change([...this.#queue, { ...deed, id: newId(), sessionId, personId, since: now() }]);
    // Deeds of earlier visits go first: until the device was looked at, they are not known.
    if (this.#others) this.#line.hurry();
  }

  /** Sends what waits, now; done when all of it was tried once. */
  flush(): Promise<void> {
    return this.#line.flush();
  }

  async #send(tap: RosterTap): Promise<SendOutcome> {
    try {
      const item = await this.#parts.send(tap);
      this.#drop(tap);
      this.#parts.taken(tap, item);
      return "taken";
    } catch (error) {
      const { status, message } = error as { status?: unknown; message: string };
      const outcome = outcomeOf(typeof status === "number" ? status : 0);
      if (outcome === "never") {
        this.#drop(tap);
        this.#parts.refused(tap, message);
      }
      return outcome;
    }
  }

  #drop({ id }: RosterTap): void {
    this.#change(this.#queue.filter((each) => each.id !== id));
  }

  #change(queue: readonly RosterTap[]): void {
    this.#queue = queue;
    if (this.#others) void this.#parts.store.save([...this.#others, ...queue]);
    for (const changed of this.#watchers) changed();
  }
}
