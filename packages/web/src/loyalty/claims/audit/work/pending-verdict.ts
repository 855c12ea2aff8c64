/** How long a verdict can be taken back, in milliseconds. */
export const UNDO_TIME = 5_000;

/**
 * One verdict, or one on several reports, that waits a moment before it is sent, so that a slip of the hand can be taken
 * back and the next item shows at once. It is never lost: the next verdict, leaving the page, hiding or closing it send it
 * earlier.
 */
export class PendingVerdict {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #send: (() => Promise<void>) | undefined;
  #last: (() => void) | undefined;

  /** Holds a verdict; one that is held already goes first. `last` sends the same without hearing back. */
  hold(send: () => Promise<void>, last: Promise<() => void>): void {
    void this.flush();
    this.#send = send;
    this.#timer = setTimeout(() => void this.flush(), UNDO_TIME);
    last.then(
      (sendLast) => {
        if (this.#send === send) this.#last = sendLast;
      },
      () => undefined,
    );
  }

  /** Takes the verdict back; false when it is on its way already. */
  undo(): boolean {
    const held = this.#send !== undefined;
    this.#forget();
    return held;
  }

  /** Sends what is held, now. */
  async flush(): Promise<void> {
    const send = this.#send;
    this.#forget();
    await send?.();
  }

  /** The page goes away: says it without waiting for the answer. */
  leave(): void {
    const last = this.#last;
    if (!last) return void this.flush();
    this.#forget();
    last();
  }

  /** Sends what is held when the page is hidden or left; answers what stops listening. */
  watchPage(): () => void {
    const hide = () => {
      if (document.visibilityState === "hidden") this.leave();
    };
    const leave = () => this.leave();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", leave);
      void this.flush();
    };
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#send = undefined;
    this.#last = undefined;
  }
}
