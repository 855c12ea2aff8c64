import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";
import { Line, outcomeOf, ownOf, type SendOutcome } from "../../../api/send-line.ts";
import { type QueuedStep, type StepRefusal, withoutSent, withStep } from "./queue.ts";
import type { StepStore } from "./step-store.ts";

/** Milliseconds: a step says all as of now, so the latest of some seconds is enough. */
const timing = { calm: 5_000, pause: { first: 5_000, longest: 60_000 } };

/** How saving stands, as the bar says it. */
export type Saving = "saved" | "waiting" | "late" | "failing";

type Body = { sittingId: string; steps: ProgressStep[] };
type News =
  | { kind: "progressed"; sittingId: string; progressed: Progressed }
  | { kind: "refused"; sittingId: string; refusal: StepRefusal };

export interface OutboxParts {
  personId: string;
  store: StepStore;
  /** Rejects with a refusal; status 0 is no connection. */
  send: (body: Body) => Promise<Progressed>;
  now: () => number;
  later: (work: () => void, milliseconds: number) => () => void;
}

/**
 * Carries steps to the server: kept on the device first, sent some seconds later or at once, again until they are taken.
 * A tab that is killed loses nothing: whoever opens the app next sends what lies there.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  /** Done when what earlier visits left was tried once. */
  recovered: Promise<void> = Promise.resolve();
  #queue: QueuedStep[] = [];
  /** Sittings whose step came before the server's clock allows it: sent again when it does. */
  readonly #early = new Set<string>();
  readonly #line: Line<QueuedStep>;
  #saving: Saving = "saved";
  /** Where each sitting of this visit belongs. */
  readonly #places = new Map<string, string>();
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(news: News) => void>();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#line = new Line({
      due: () => this.#queue.filter(({ sittingId }) => !this.#early.has(sittingId)),
      send: (waiting) => this.#send(waiting),
      tell: () => this.#tell(),
      later: parts.later,
      ...timing,
    });
  }

  get saving(): Saving {
    return this.#saving;
  }

  /** Told when `saving` changed. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Told what the server said to each sitting. */
  readonly listen = (listener: (news: News) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes progress of a sitting that the server sent other than as a reply to a step. */
  heard(sittingId: string, progressed: Progressed): void {
    for (const listener of this.#listeners) listener({ kind: "progressed", sittingId, progressed });
  }

  /** Takes what earlier visits left, and sends it. */
  async recover(): Promise<void> {
    const { store, personId, now } = this.#parts;
    for (const each of ownOf(await store.all(), personId, now())) this.#queue = withStep(this.#queue, each);
    if (this.#queue.length > 0) await this.flush();
  }

  keep(sittingId: string, step: ProgressStep, { atOnce = false } = {}): void {
    const { store, personId, now } = this.#parts;
    const waiting = { sittingId, personId, step, since: now() };
    this.#queue = withStep(this.#queue, waiting);
    this.#early.delete(sittingId);
    void store.put(waiting);
    this.#tell();
    if (atOnce) this.#line.hurry();
    else this.#line.soon();
  }

  /** Sends what waits, now; done when all of it was tried once. */
  flush(): Promise<void> {
    return this.#line.flush();
  }

  /** Remembers what a sitting is of. */
  mark(sittingId: string, place: string): void {
    this.#places.set(sittingId, place);
  }

  /** Whether something of a place waits; of an earlier visit nobody knows. */
  holds(place: string): boolean {
    return this.#queue.some(({ sittingId }) => (this.#places.get(sittingId) ?? place) === place);
  }

  /** Promise of the send on its way now; parcels that only gather are not waited for. */
  get busy(): Promise<void> {
    return this.#line.busy;
  }

  /** Steps that wait, for the moment the page goes away; they stay kept, because nobody will hear a reply. */
  unsent(): Body[] {
    return this.#queue.map(({ sittingId, step }) => ({ sittingId, steps: [step] }));
  }

  async #send({ sittingId, step }: QueuedStep): Promise<SendOutcome> {
    const { outcome, wait = 0 } = await this.#sendOne({ sittingId, steps: [step] });
    if (outcome === "later") return outcome;
    if (wait > 0) {
      this.#sendAgain(sittingId, wait);
      return outcome;
    }
    this.#queue = withoutSent(this.#queue, sittingId, step.seq);
    await this.#parts.store.drop(sittingId, step.seq);
    return outcome;
  }

  /**
   * A step that came too early stays kept until the server has counted it whole, or a later one replaced it.
   */
  #sendAgain(sittingId: string, seconds: number): void {
    this.#early.add(sittingId);
    this.#parts.later(() => {
      if (this.#early.delete(sittingId)) this.#line.hurry();
    }, seconds * 1000);
  }

  async #sendOne(body: Body): Promise<{ outcome: SendOutcome; wait?: number }> {
    const { sittingId } = body;
    try {
      const progressed = await this.#parts.send(body);
      this.heard(sittingId, progressed);
      return { outcome: "taken", wait: progressed.wait };
    } catch (error) {
      const { status, message } = error as StepRefusal;
      const outcome = outcomeOf(typeof status === "number" ? status : 0);
      if (outcome === "never")
        for (const listener of this.#listeners)
          listener({ kind: "refused", sittingId, refusal: { status, message } });
      return { outcome };
    }
  }

  #standing(): Saving {
    if (this.#queue.length === 0) return "saved";
    if (this.#line.failing) return "failing";
    return this.#line.late ? "late" : "waiting";
  }

  #tell(): void {
    const saving = this.#standing();
    if (saving === this.#saving) return;
    this.#saving = saving;
    for (const changed of this.#watchers) changed();
  }
}
