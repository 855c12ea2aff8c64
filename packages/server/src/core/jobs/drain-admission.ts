import { setTimeout as sleep } from "node:timers/promises";

export interface AdmissionOptions {
  /** Share of the time that may be worked by now, from 0 to 1. */
  dutyCycle: () => number;
  /** Work before the first turn, in milliseconds. */
  firstQuantum: number;
  /** Work of one turn, in milliseconds: the batch that passes it ends the turn. */
  quantum: number;
  /** The clock, in milliseconds. */
  now: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
}

/** How long a process counts as busy with requests after the newest, in milliseconds. */
const busyFor = 2_000;
let lastRequest = Number.NEGATIVE_INFINITY;

/** Notes that somebody waits for an answer of this process: drains take a fifth of the time for a moment, not half. */
export function noteRequest(): void {
  lastRequest = performance.now();
}

const defaults: AdmissionOptions = {
  dutyCycle: () => (performance.now() - lastRequest < busyFor ? 0.2 : 0.5),
  firstQuantum: 150,
  quantum: 8,
  now: () => performance.now(),
  sleep: (milliseconds) => sleep(milliseconds),
};

/**
 * Admits one drain at a time, first come first served (round robin with a time quantum), and keeps the sum of all at a
 * duty cycle: a turn begins with the rest that the work before it asks for. Turns are short beside a request, so that a
 * request meets a share of a turn and not a processor that is gone. The first quantum of a drain is free: a job with
 * little to do waits for no backlog of another.
 */
export class DrainAdmission {
  /** Milliseconds that drains spent so far; summed over them. */
  readonly spent = { working: 0, resting: 0, waiting: 0 };
  /** Drains that wait for their turn. */
  waiting = 0;
  readonly options: AdmissionOptions;
  #last: Promise<void> = Promise.resolve();

  constructor(options: Partial<AdmissionOptions> = {}) {
    this.options = { ...defaults, ...options };
  }

  begin(): AdmittedDrain {
    return new AdmittedDrain(this);
  }

  /** Resolves with what ends the turn once all turns asked for earlier have ended. */
  async takeTurn(): Promise<() => void> {
    const earlier = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    this.waiting += 1;
    await this.measure("waiting", () => earlier);
    this.waiting -= 1;
    return turn.resolve;
  }

  /** Runs something and adds its time to a sum. */
  async measure<T>(spent: keyof DrainAdmission["spent"], run: () => Promise<T>): Promise<T> {
    const begun = this.options.now();
    try {
      return await run();
    } finally {
      this.spent[spent] += this.options.now() - begun;
    }
  }
}

/** The batches of one drain, from its begin to its end. */
export class AdmittedDrain {
  readonly #admission: DrainAdmission;
  /** Milliseconds worked in this turn. */
  #worked = 0;
  #endTurn: (() => void) | undefined;

  constructor(admission: DrainAdmission) {
    this.#admission = admission;
  }

  /** Runs a batch, after a wait for the next turn when the work of this one is used up. */
  async run<T>(batch: () => Promise<T>): Promise<T> {
    const { dutyCycle, firstQuantum, quantum, now, sleep } = this.#admission.options;
    if (this.#worked >= (this.#endTurn ? quantum : firstQuantum)) {
      this.end();
      this.#endTurn = await this.#admission.takeTurn();
      await this.#admission.measure("resting", () => sleep(this.#worked * (1 / dutyCycle() - 1)));
      this.#worked = 0;
    }
    const begun = now();
    try {
      return await this.#admission.measure("working", batch);
    } finally {
      this.#worked += now() - begun;
    }
  }

  /** Ends the turn, if it has one. */
  end(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** The admission all drains of this process share. */
export const drainAdmission = new DrainAdmission();
