import { decideClaim } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { call } from "../../../../api/call.ts";
import { lastWord } from "../../../../api/last-word.ts";
import type { AuditSubject, ClaimVerdict } from "../audit.queries.ts";

/** How long a verdict can be taken back, in milliseconds. */
export const UNDO_TIME = 5_000;

type Sent = { readonly subject: AuditSubject; readonly error?: Error & { readonly code?: string } };

/**
 * One verdict that waits a moment before it is sent, so that a slip of the hand can be taken back and the next item
 * shows at once. It is never lost: the next verdict, leaving the page, hiding or closing it send it earlier.
 */
export class PendingVerdict {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #send: (() => Promise<void>) | undefined;
  #last: (() => void) | undefined;
  readonly #told: (sent: Sent) => void;

  /** `told` hears how it went. */
  constructor(onSent: (sent: Sent) => void) {
    this.#told = onSent;
  }

  /** Holds a verdict; one that is held already goes first. */
  hold(subject: AuditSubject, body: ClaimVerdict): void {
    void this.flush();
    const key = crypto.randomUUID();
    const { subjectType: type, id } = subject;
    const input = { params: { type, id }, body };
    const send = async () => {
      try {
        await call(decideClaim, input, { key });
        this.#told({ subject });
      } catch (error) {
        this.#told({ subject, error: error as Error });
      }
    };
    this.#send = send;
    this.#timer = setTimeout(() => void this.flush(), UNDO_TIME);
    lastWord(decideClaim, input, key).then(
      (last) => {
        if (this.#send === send) this.#last = last;
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

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#send = undefined;
    this.#last = undefined;
  }
}
