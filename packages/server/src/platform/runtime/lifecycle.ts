import { performance } from "node:perf_hooks";

/** Undoes one step of the start; `hurry` fires when the person at the keyboard will not wait. */
export type StopStep = (hurry: AbortSignal) => Promise<void>;

/** The start was interrupted by a stop; nothing is wrong. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** Stack of all that was started, so that it can be ended in the opposite order, at any moment of the start too. */
export class Lifecycle {
  readonly #steps: StopStep[] = [];
  readonly #hurry = new AbortController();
  #stopped: Promise<void> | undefined;

  get stopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** Remembers how to undo what has just started; while stopping it is undone at once. */
  async onStop(step: StopStep): Promise<void> {
    if (!this.stopping) {
      this.#steps.push(step);
      return;
    }
    await step(this.#hurry.signal);
    throw new Interrupted();
  }

  /** Undoes everything, last come first; a step that fails does not keep the others from being undone. */
  stop(onFailure: (error: unknown) => void = () => {}): Promise<void> {
    this.#stopped ??= this.#undo(onFailure);
    return this.#stopped;
  }

  /** Lets every step that still runs take its short way. */
  hurry(): void {
    this.#hurry.abort();
  }

  async #undo(onFailure: (error: unknown) => void): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step(this.#hurry.signal);
      } catch (error) {
        onFailure(error);
      }
    }
  }
}

/** Settles with the work, or without it when the time is over or somebody is in a hurry. True: the work is done. */
export async function within(
  milliseconds: number,
  hurry: AbortSignal,
  work: Promise<unknown>,
): Promise<boolean> {
  if (hurry.aborted) return false;
  return await new Promise<boolean>((resolve, reject) => {
    const giveUp = () => resolve(false);
    const timer = setTimeout(giveUp, milliseconds);
    hurry.addEventListener("abort", giveUp, { once: true });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      hurry.removeEventListener("abort", giveUp);
      end();
    };
    work.then(
      () => settle(() => resolve(true)),
      (error) => settle(() => reject(error)),
    );
  });
}

/** Under npm one Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const echoMilliseconds = 1_000;

/** The first signal asks to stop, a later one to hurry, a third ends the process on the spot. */
export function onStopSignals(stop: () => void, hurry: () => void, end: () => void): void {
  const answers = [stop, hurry, end];
  let last = Number.NEGATIVE_INFINITY;
  const heard = () => {
    if (performance.now() - last < echoMilliseconds) return;
    last = performance.now();
    answers.shift()?.();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, heard);
}

const prepared: Promise<unknown>[] = [];

/** The program serves only after this work, which goes on while its database starts; its failure ends the start. */
export function serveAfter(work: Promise<unknown>): void {
  work.catch(() => undefined);
  prepared.push(work);
}

/** Resolves when everything the program has to wait for is done. */
export const preparations = (): Promise<unknown> => Promise.all(prepared);
