import type { CodeTimer } from "@trilha/contract/accounts/recovery/shapes.ts";

/**
 * Code request this tab keeps, so that a reload, or the phone's message app in between, loses neither the
 * countdown nor the request the code belongs to. Moments are by this device's clock.
 */
export type PendingCode = {
  readonly request?: string | undefined;
  /** When another may be asked for. */
  readonly until: number;
  /** When this one stops working. */
  readonly ends: number;
  /** Where it went, as it is shown. */
  readonly to: string;
};

const PREFIX = "trilha.code.";
const LIFE = 10 * 60_000;

/** Remembers an answer that just came. */
export function keepCode(
  name: string,
  answer: Pick<CodeTimer, "duration"> & Partial<Pick<CodeTimer, "request">>,
  to: string,
): PendingCode {
  const now = Date.now();
  const pending = { request: answer.request, until: now + answer.duration * 1000, ends: now + LIFE, to };
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(pending));
  } catch {
    // Storage is off: it lives as long as the page does.
  }
  return pending;
}

/** Code request that was kept, unless it is over. */
export function storedCode(name: string): PendingCode | undefined {
  try {
    const pending = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") as PendingCode | null;
    return pending && Math.max(pending.until, pending.ends) > Date.now() ? pending : undefined;
  } catch {
    return undefined;
  }
}

export function dropCode(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // The request was never kept.
  }
}
