/** Age in milliseconds at which kept work is given up: older than anything that would take it. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Work that waits on the device: whose it is, and when it was kept, in milliseconds. */
export interface KeptWork {
  readonly personId: string;
  readonly since: number;
}

/** Work of one person, oldest first: another person at this device sends nothing of it. */
export const ownOf = <Kept extends KeptWork>(queue: readonly Kept[], personId: string, now: number): Kept[] =>
  queue
    .filter((each) => each.personId === personId && now - each.since < keptFor)
    .toSorted((a, b) => a.since - b.since);

export type SendOutcome = "taken" | "later" | "never";

/** Meaning of a reply: trouble that passes is tried again, a no stays a no. 401 and 0 are nobody's answer. */
export function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 0 || status === 401 || status === 408 || status === 429 || status >= 500) return "later";
  return "never";
}

/** Milliseconds until the next try after so many failures in a row. */
export const pauseAfter = (
  failures: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number => Math.min(longest, first * 2 ** Math.max(0, failures - 1));

/** Milliseconds after which parcels on their way are worth a word; before, nobody waits for them. */
export const lateAfter = 10_000;

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
  #late = false;
  #stopLateTimer: (() => void) | undefined;

  constructor(parts: LineParts<Parcel>) {
    this.#parts = parts;
  }

  /** The last try came to nothing. */
  get failing(): boolean {
    return this.#failures > 0;
  }

  /** Whether nothing that waits was taken for as long as `lateAfter`. */
  get late(): boolean {
    return this.#late;
  }

  /** Promise of the send on its way now. */
  get busy(): Promise<void> {
    return this.#sending ?? Promise.resolve();
  }

  /** Schedules a send of parcels that may gather. */
  soon(): void {
    const { calm, pause } = this.#parts;
    this.#watchLate();
    this.#schedule(this.failing ? pauseAfter(this.#failures, pause) : calm);
  }

  /** Starts a send of parcels that hurry. */
  hurry(): void {
    this.#watchLate();
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
      this.#stopLateTimer?.();
      this.#stopLateTimer = undefined;
      this.#late = false;
    }
    this.#parts.tell();
  }

  #watchLate(): void {
    this.#stopLateTimer ??= this.#parts.later(() => {
      this.#stopLateTimer = undefined;
      this.#late = this.#parts.due().length > 0;
      if (this.#late) this.#parts.tell();
    }, lateAfter);
  }

  #schedule(milliseconds: number): void {
    this.#stopTimer ??= this.#parts.later(() => {
      this.#stopTimer = undefined;
      void this.flush();
    }, milliseconds);
  }
}
