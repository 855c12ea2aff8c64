import type { Refused } from "./problem.ts";

/** Codes of 503 that mean the call, not the moment: asking again would only be another no. */
const meant: ReadonlySet<string> = new Set(["service.under_maintenance", "service.disk_full"]);

const NETWORK_TRIES = 4;
const NETWORK_BASE_MS = 400;
const SERVICE_TRIES = 8;
const LONGEST_MS = 15_000;

/**
 * How long to wait, in milliseconds, before a call that met an outage is repeated for the `tried + 1`th time; undefined
 * where repeating is no use. Exponential back-off while there is no answer at all, the server's own Retry-After where
 * there is one; jitter of a half, so that everybody does not come back at the same moment.
 */
export function waitBeforeRepeat(
  { status, code, retryAfter }: Pick<Refused, "status" | "code" | "retryAfter">,
  tried: number,
  random: () => number = Math.random,
): number | undefined {
  const jitter = 1 + random() / 2;
  if (status === 0) return tried < NETWORK_TRIES ? NETWORK_BASE_MS * 2 ** tried * jitter : undefined;
  if (status !== 503 || retryAfter === undefined || meant.has(code) || tried >= SERVICE_TRIES)
    return undefined;
  return Math.min(Math.max(retryAfter, 1) * 1000, LONGEST_MS) * jitter;
}

/** Waits, unless the caller leaves before: then it rejects with the signal's reason. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  });
}

let waiting = 0;
const listeners = new Set<() => void>();

/** Whether calls are waiting for the service to come back. */
export const restoration = {
  isUnderWay: (): boolean => waiting > 0,
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  /** Counts one call in; the answer counts it out. */
  begin: (): (() => void) => {
    const change = (difference: number) => {
      waiting += difference;
      for (const changed of listeners) changed();
    };
    change(1);
    return () => change(-1);
  },
};
