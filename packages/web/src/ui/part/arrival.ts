/** State of a part of a page that is fetched when it is needed. */
type PartState<Value> =
  | { readonly kind: "awaited" }
  | { readonly kind: "here"; readonly value: Value }
  /** Not fetched in time; `again`: not for the first time. */
  | { readonly kind: "missing"; readonly again: boolean };

const awaited = { kind: "awaited" } as const;

/** Patience with a slow line, in milliseconds; then the part is offered again. */
const PATIENCE = 120_000;

const afterPatience = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error("a part of the page did not arrive in time")), PATIENCE);
  });

/** §limits#chunk-timeout Waits no longer than that for code on its way; code that comes late is there the next time. */
export const inTime = <Value>(load: Promise<Value>): Promise<Value> => Promise.race([load, afterPatience()]);

/**
 * Fetching of a part: once, however many wait for it, and again when asked. A failure is a state and no exception,
 * so that what stands around the part stays. A part that comes late is taken all the same.
 */
export function createArrival<Value>(load: () => Promise<Value>) {
  let state: PartState<Value> = awaited;
  let failures = 0;
  let fetching: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: PartState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetchOnce = () => {
    fetching ??= load().then(
      (value) => become({ kind: "here", value }),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Settles, never refused, when the part is here or is known to be missing. */
    wait: () => {
      waiting ??= inTime(fetchOnce()).catch(() => {
        if (state.kind === "here") return;
        fetching = undefined;
        failures += 1;
        become({ kind: "missing", again: failures > 1 });
      });
      return waiting;
    },
    retry: () => {
      waiting = undefined;
      become(awaited);
    },
    /** Fetches before anybody waits; what fails here is fetched again when it is needed. */
    preload: () => fetchOnce().catch(() => undefined),
  };
}
