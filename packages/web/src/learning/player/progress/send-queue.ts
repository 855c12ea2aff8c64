import { pauseAfter, type SendOutcome } from "./queue.ts";

export interface LineParts<Parcel> {
  /** Parcels that wait as of now, in the order they go. */
  due: () => readonly Parcel[];
  /** Sends one; "never" is a no that stays, told by whoever sends. */
  send: (parcel: Parcel) => Promise<SendOutcome>;
  /** Called after a change that people are told of. */
  tell: () => void;
  later: (work: () => void, milliseconds: number) => () => void;
  /** Milliseconds from a change to its sending, where nothing hurries. */
  calm: number;
  /** Milliseconds until the first try after a failure; each further one waits twice as long, up to `longest`. */
  pause: { readonly first: number; readonly longest: number };
}

/** The way to the server: one parcel after the other, and after a failure all again, with longer pauses. */
export class Line<Parcel> {
  readonly #parts: LineParts<Parcel>;
  #sending: Promise<void> | undefined;
  #failures = 0;
  /** Hurry that came while the line was busy. */
  #again = false;
  #stopTimer: (() => void) | undefined;

  constructor(parts: LineParts<Parcel>) {
    this.#parts = parts;
  }

  /** The last try came to nothing. */
  get failing(): boolean {
    return this.#failures > 0;
  }

  /** Promise of the send on its way now. */
  get busy(): Promise<void> {
    return this.#sending ?? Promise.resolve();
  }

  /** Schedules a send of parcels that may gather. */
  soon(): void {
    const { calm, pause } = this.#parts;
    this.#schedule(this.failing ? pauseAfter(this.#failures, pause) : calm);
  }

  /** Starts a send of parcels that hurry. */
  hurry(): void {
    if (this.#sending) this.#again = true;
    else void this.flush();
  }

  /** Sends what waits, now; done when all of it was tried once. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      const again = this.#again && !this.failing && this.#parts.due().length > 0;
      this.#again = false;
      if (again) void this.flush();
      else if (this.#parts.due().length > 0) this.soon();
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    for (const parcel of this.#parts.due()) {
      if ((await this.#parts.send(parcel)) === "later") {
        this.#failures += 1;
        this.#parts.tell();
        return;
      }
      this.#failures = 0;
    }
    this.#parts.tell();
  }

  #schedule(milliseconds: number): void {
    this.#stopTimer ??= this.#parts.later(() => {
      this.#stopTimer = undefined;
      void this.flush();
    }, milliseconds);
  }
}
