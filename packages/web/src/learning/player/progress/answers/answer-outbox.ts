import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { AnswerStep, AnswersTaken } from "@trilha/contract/learning/tests/shapes.ts";
import { Line, outcomeOf, ownOf, type SendOutcome } from "../../../../api/send-line.ts";
import type { StepRefusal } from "../queue.ts";
import {
  type AnswerBatch,
  openStep,
  parcelsOf,
  type WaitingAnswer,
  withAnswer,
  withoutTaken,
} from "./answer-queue.ts";
import type { AnswerStore } from "./answer-store.ts";

/**
 * Milliseconds: answers given soon after each other go in one call, within two seconds; they are tried again soon, because
 * a clock may run.
 */
const timing = { calm: 2_000, pause: { first: 1_000, longest: 20_000 } };

export interface AnswerBody {
  readonly attemptId: string;
  readonly device: string;
  readonly steps: AnswerStep[];
}

export interface AnswerOutboxParts {
  personId: string;
  /** Id of this opening. */
  device: string;
  store: AnswerStore;
  /** Rejects with a refusal; no status is no connection. */
  send: (body: AnswerBody) => Promise<AnswersTaken>;
  now: () => number;
  newId: () => string;
  later: (work: () => void, milliseconds: number) => () => void;
}

/** Reply of the server to accepted steps. */
export interface AcceptedAnswers {
  readonly attemptId: string;
  readonly steps: readonly AnswerStep[];
  readonly taken: AnswersTaken;
}

export interface AnswerChange {
  readonly question: number;
  readonly answer: QuestionAnswer | null;
  /** Milliseconds since this device was given the attempt. */
  readonly after: number;
  /** More is about to be written. */
  readonly typing?: boolean;
  /** Feedback "now": handed in. */
  readonly final?: boolean;
}

/**
 * Carries answers to the server: each is kept on the device first and sent within two seconds, in the order they were given,
 * again until the server has it; the last ones go with the attempt as it is handed in. A tab that is killed loses nothing: whoever opens the app next sends what lies there.
 */
export class AnswerOutbox {
  readonly #parts: AnswerOutboxParts;
  readonly #line: Line<AnswerBatch>;
  /** Done when what earlier visits left is known. */
  recovered: Promise<void> = Promise.resolve();
  #queue: readonly WaitingAnswer[] = [];
  #last = 0;
  readonly #seqs = new Map<string, number>();
  /** Answers once on their way stay as they are: the server may have them. */
  readonly #sent = new Set<string>();
  #kept: Promise<unknown> = Promise.resolve();
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(taken: AcceptedAnswers) => void>();

  constructor(parts: AnswerOutboxParts) {
    this.#parts = parts;
    this.#line = new Line({
      due: () => parcelsOf(this.#queue),
      send: (parcel) => this.#send(parcel),
      tell: () => this.#tell(),
      later: parts.later,
      ...timing,
    });
  }

  /** The opening steps of now are made in. */
  get device(): string {
    return this.#parts.device;
  }

  /** All that waits or was refused; another list when it changed. */
  get queue(): readonly WaitingAnswer[] {
    return this.#queue;
  }

  /** The last try came to nothing. */
  get failing(): boolean {
    return this.#line.failing;
  }

  /** Answers wait longer than anybody expects. */
  get late(): boolean {
    return this.#line.late;
  }

  /** Told when something of it changed. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Told what the server took. */
  readonly listen = (listener: (taken: AcceptedAnswers) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what earlier visits left; it goes first. */
  async recover(): Promise<void> {
    const { store, personId, now } = this.#parts;
    const left = ownOf(await store.all(), personId, now());
    const ids = new Set(left.map(({ step }) => step.id));
    this.#queue = [...left, ...withoutTaken(this.#queue, ids)];
    this.#last = Math.max(this.#last, ...left.map(({ since }) => since));
    this.#tell();
    if (this.#queue.length > 0) this.#line.hurry();
  }

  keep(attemptId: string, { question, answer, after, typing = false, final }: AnswerChange): void {
    const { device, personId, now, newId, store } = this.#parts;
    const open = openStep(this.#queue, { attemptId, device, question }, this.#sent);
    // Another text is another step, even in place of one still unsent: a page that is killed may have said its last
    // word before the device kept it, and must not say something else by the same name when it is back.
    const seq = (this.#seqs.get(attemptId) ?? 0) + 1;
    this.#seqs.set(attemptId, seq);
    this.#last = open?.since ?? Math.max(now(), this.#last + 1);
    const fields = { id: newId(), seq, question, answer, after: Math.max(0, Math.round(after)) };
    const step: AnswerStep = final ? { ...fields, final } : fields;
    const waiting = { attemptId, personId, device, step, since: this.#last, typing };
    this.#queue = withAnswer(this.#queue, waiting, open);
    this.#kept = Promise.all([this.#kept, store.put(waiting, open?.step.id)]);
    this.#tell();
    // Feedback is waited for; all else gathers.
    if (final) this.#line.hurry();
    else this.#line.soon();
  }

  /**
   * Hands an attempt in, in one call with the answers of this opening that wait. What other openings left goes first, as
   * does all where the call was refused: by one of the answers, perhaps, which is then told apart.
   */
  async handIn<Result>(
    attemptId: string,
    submit: (steps: AnswerStep[]) => Promise<Result>,
    heard: (result: Result) => void,
  ): Promise<void> {
    await Promise.all([this.#line.busy, this.#kept]);
    const [parcel, ...more] = parcelsOf(this.#queue).filter((each) => each.attemptId === attemptId);
    if (parcel?.device === this.device && more.length === 0) {
      const { steps } = this.#bodyOf(parcel);
      try {
        const result = await submit(steps);
        return await this.#drop(parcel.ids, () => heard(result));
      } catch (error) {
        const { status } = error as StepRefusal;
        if (outcomeOf(typeof status === "number" ? status : 0) !== "never") throw error;
      }
    }
    await this.flush();
    if (this.#queue.some((each) => each.attemptId === attemptId && !each.refused))
      throw new Error("answers wait");
    heard(await submit([]));
  }

  /** Sends what waits, now; done when all of it was tried once. */
  async flush(): Promise<void> {
    await this.#line.busy;
    await this.#line.flush();
  }

  /** Answers that wait, for the moment the page goes away; they stay kept, as nobody will hear a reply. */
  unsent(): AnswerBody[] {
    return parcelsOf(this.#queue).map((parcel) => this.#bodyOf(parcel));
  }

  /** Puts away what was refused, once somebody has read it. */
  forget(attemptId: string): void {
    const ids = this.#queue.filter((each) => each.refused && each.attemptId === attemptId);
    void this.#drop(ids.map(({ step }) => step.id));
  }

  #bodyOf({ attemptId, device, ids }: AnswerBatch): AnswerBody {
    const steps = this.#queue.filter(({ step }) => ids.includes(step.id)).map(({ step }) => step);
    for (const { id } of steps) this.#sent.add(id);
    return { attemptId, device, steps };
  }

  async #send(parcel: AnswerBatch): Promise<SendOutcome> {
    // On the device as it is on its way: else a killed tab would send something else under the same id.
    await this.#kept;
    const body = this.#bodyOf(parcel);
    if (body.steps.length === 0) return "taken";
    try {
      const taken = await this.#parts.send(body);
      await this.#drop(taken.saved, () => {
        for (const listener of this.#listeners)
          listener({ attemptId: body.attemptId, steps: body.steps, taken });
      });
      return "taken";
    } catch (error) {
      return this.#failed(parcel, error as StepRefusal);
    }
  }

  /** One bad step must not hold the others: refused together, each is tried alone. */
  async #failed(parcel: AnswerBatch, { status, message }: StepRefusal): Promise<SendOutcome> {
    const outcome = outcomeOf(typeof status === "number" ? status : 0);
    if (outcome !== "never") return "later";
    const [only, ...more] = parcel.ids;
    if (more.length > 0) {
      for (const id of parcel.ids)
        if ((await this.#send({ ...parcel, ids: [id] })) === "later") return "later";
      return "taken";
    }
    this.#queue = this.#queue.map((each) => {
      if (each.step.id !== only) return each;
      const refused = { ...each, refused: { status, message } };
      void this.#parts.store.put(refused);
      return refused;
    });
    this.#tell();
    return "never";
  }

  async #drop(ids: readonly string[], onDropped?: () => void): Promise<void> {
    this.#queue = withoutTaken(this.#queue, new Set(ids));
    // First what the server holds, then that nothing waits: no answer is gone in between.
    onDropped?.();
    this.#tell();
    await this.#parts.store.drop(ids);
  }

  #tell(): void {
    for (const changed of this.#watchers) changed();
  }
}
