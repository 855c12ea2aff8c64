import { isRefused } from "../../../api/problem.ts";

/** State of the written changes: kept, on its way, or why not. */
export type AutosaveState =
  | { readonly kind: "saved"; readonly at: Date }
  /** Changed a moment ago. */
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  /** No network or no server: tried again by itself. */
  | { readonly kind: "offline" }
  | { readonly kind: "failed"; readonly message: string; readonly requestId: string | undefined }
  /** Conflict: another person saved first, and nothing is sent any more. */
  | { readonly kind: "conflict" };

type Saved = { readonly version: number; readonly savedAt: string };

type Input<Draft, Answer extends Saved> = Saved & {
  readonly send: (draft: Draft, version: number) => Promise<Answer>;
  /** The draft that was sent, and whether it is still the newest. */
  readonly onSaved: (answer: Answer, sent: Draft, newest: boolean) => void;
};

export type Autosave<Draft> = {
  readonly state: () => AutosaveState;
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what is written now; it is sent after a pause. */
  readonly offer: (draft: Draft) => void;
  /** Sends at once what waits; true when all is kept. */
  readonly flush: () => Promise<boolean>;
  /** Reports that another person's version is known to be newer. */
  readonly clash: () => void;
  readonly stop: () => void;
};

const PAUSE = 1_200;
const AGAIN = 8_000;

/** Keeps a draft: one save at a time, the newest always last, tried again when the network comes back. */
export function autosave<Draft, Answer extends Saved>(given: Input<Draft, Answer>): Autosave<Draft> {
  let version = given.version;
  let state: AutosaveState = { kind: "saved", at: new Date(given.savedAt) };
  let waiting: { readonly draft: Draft } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const turn = (next: AutosaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), pause);
  };

  const failed = (error: unknown, draft: Draft) => {
    waiting ??= { draft };
    if (!isRefused(error)) throw error;
    if (error.code === "courses.draft_taken") return turn({ kind: "conflict" });
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      later(AGAIN);
      return turn({ kind: "offline" });
    }
    return turn({ kind: "failed", message: error.message, requestId: error.requestId });
  };

  const once = async ({ draft }: { readonly draft: Draft }) => {
    waiting = undefined;
    turn({ kind: "saving" });
    try {
      const answer = await given.send(draft, version);
      version = answer.version;
      given.onSaved(answer, draft, waiting === undefined);
      turn(waiting === undefined ? { kind: "saved", at: new Date() } : { kind: "waiting" });
    } catch (error) {
      failed(error, draft);
    }
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    running ??= (async () => {
      while (waiting && state.kind !== "conflict") {
        await once(waiting);
        if (state.kind === "offline" || state.kind === "failed") break;
      }
    })().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    state: () => state,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer: (draft) => {
      waiting = { draft };
      if (state.kind === "conflict") return;
      if (!running) turn({ kind: "waiting" });
      later(PAUSE);
    },
    flush: async () => {
      await run();
      return state.kind === "saved";
    },
    clash: () => turn({ kind: "conflict" }),
    stop: () => clearTimeout(timer),
  };
}
