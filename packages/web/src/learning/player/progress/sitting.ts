import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";

type Keep = (sittingId: string, step: ProgressStep, atOnce: boolean) => void;

/**
 * Where the steps of one opening go. What is shown ahead has no sitting yet: its newest step waits, because each says
 * everything as of then.
 */
export class Sitting {
  /** Done when there is one. */
  readonly begun: Promise<void>;
  readonly #keep: Keep;
  #id: string | undefined;
  #waiting: { readonly step: ProgressStep; readonly atOnce: boolean } | undefined;
  #tell: () => void = () => undefined;

  constructor(keep: Keep) {
    this.#keep = keep;
    this.begun = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  keep(step: ProgressStep, atOnce: boolean): void {
    if (this.#id === undefined) this.#waiting = { step, atOnce: atOnce || this.#waiting?.atOnce === true };
    else this.#keep(this.#id, step, atOnce);
  }

  begin(id: string): void {
    this.#id = id;
    if (this.#waiting) this.#keep(id, this.#waiting.step, this.#waiting.atOnce);
    this.#waiting = undefined;
    this.#tell();
  }
}
