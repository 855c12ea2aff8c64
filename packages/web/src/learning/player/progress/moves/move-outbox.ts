import type { Move } from "@trilha/contract/learning/games/moves.ts";
import type { MovesJudged, SentMove } from "@trilha/contract/learning/games/shapes.ts";
import { Line, outcomeOf, ownOf, type SendOutcome } from "../../../../api/send-line.ts";
import type { StepRefusal } from "../queue.ts";

/** Milliseconds: somebody waits to hear whether it was right. */
const timing = { calm: 0, pause: { first: 1_000, longest: 20_000 } };

/** A move on its way to the server. */
export interface WaitingMove {
  readonly gameId: string;
  /** Person of the move: another person at this device sends nothing of it. */
  readonly personId: string;
  /** The opening it was made in; its moves are counted apart. */
  readonly device: string;
  readonly sent: SentMove;
  /** When it was kept, in milliseconds; grows by one at least, whatever the device's clock does. */
  readonly since: number;
}

export interface MoveStore {
  all: () => Promise<WaitingMove[]>;
  put: (waiting: WaitingMove) => Promise<void>;
  drop: (ids: readonly string[]) => Promise<void>;
}

export interface MoveOutboxParts {
  personId: string;
  store: MoveStore;
  /** Rejects with a refusal; no status is no connection. */
  send: (waiting: WaitingMove) => Promise<MovesJudged>;
  now: () => number;
  newId: () => string;
  later: (work: () => void, milliseconds: number) => () => void;
}

export type MoveNews =
  | { readonly kind: "judged"; readonly gameId: string; readonly move: Move; readonly judged: MovesJudged }
  /** Moves that wait in this game are given up: it went on without them. */
  | { readonly kind: "refused"; readonly gameId: string; readonly refusal: StepRefusal };

/**
 * Carries the moves of games to the server: each is kept on the device first, sent at once and in order, one after the
 * other, so that what came of it is seen before the next; again until the server has it.
 */
export class MoveOutbox {
  readonly #parts: MoveOutboxParts;
  readonly #line: Line<WaitingMove>;
  /** Done when what earlier visits left was tried once. */
  recovered: Promise<void> = Promise.resolve();
  #queue: readonly WaitingMove[] = [];
  #last = 0;
  /** Per game of this visit: the opening its moves are counted in, and the last of them. */
  readonly #openings = new Map<string, { readonly device: string; seq: number }>();
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(news: MoveNews) => void>();

  constructor(parts: MoveOutboxParts) {
    this.#parts = parts;
    this.#line = new Line({
      due: () => this.#queue,
      send: (waiting) => this.#send(waiting),
      tell: () => this.#tell(),
      later: parts.later,
      ...timing,
    });
  }

  /** All that waits; another list when it changed. */
  get queue(): readonly WaitingMove[] {
    return this.#queue;
  }

  /** The last try came to nothing. */
  get failing(): boolean {
    return this.#line.failing;
  }

  /** Told when something of it changed. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  };

  /** Told what the server said. */
  readonly listen = (listener: (news: MoveNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what earlier visits left, and sends it. */
  async recover(): Promise<void> {
    const { store, personId, now } = this.#parts;
    const left = ownOf(await store.all(), personId, now());
    const ids = new Set(left.map(({ sent }) => sent.id));
    this.#queue = [...left, ...this.#queue.filter(({ sent }) => !ids.has(sent.id))];
    this.#last = Math.max(this.#last, ...left.map(({ since }) => since));
    this.#tell();
    if (this.#queue.length > 0) await this.flush();
  }

  keep(gameId: string, move: Move): void {
    const { personId, now, newId, store } = this.#parts;
    const opening = this.#openings.get(gameId) ?? { device: newId(), seq: 0 };
    opening.seq += 1;
    this.#openings.set(gameId, opening);
    this.#last = Math.max(now(), this.#last + 1);
    const sent = { id: newId(), seq: opening.seq, move };
    const waiting = { gameId, personId, device: opening.device, sent, since: this.#last };
    this.#queue = [...this.#queue, waiting];
    void store.put(waiting);
    this.#tell();
    this.#line.hurry();
  }

  /** Sends what waits, now; done when all of it was tried once. */
  flush(): Promise<void> {
    return this.#line.flush();
  }

  async #send(waiting: WaitingMove): Promise<SendOutcome> {
    const { gameId, sent } = waiting;
    // Given up together with one before it.
    if (!this.#queue.includes(waiting)) return "taken";
    try {
      const judged = await this.#parts.send(waiting);
      this.#drop([waiting], { kind: "judged", gameId, move: sent.move, judged });
      return "taken";
    } catch (error) {
      const { status, message } = error as StepRefusal;
      const outcome = outcomeOf(typeof status === "number" ? status : 0);
      if (outcome === "never") {
        // Moves behind a refused one count on it.
        this.#openings.delete(gameId);
        const given = this.#queue.filter((each) => each.gameId === gameId);
        this.#drop(given, { kind: "refused", gameId, refusal: { status, message } });
      }
      return outcome;
    }
  }

  #drop(gone: readonly WaitingMove[], news: MoveNews): void {
    this.#queue = this.#queue.filter((each) => !gone.includes(each));
    // First what the server says, then that nothing waits: a thing does not jump back in between.
    for (const listener of this.#listeners) listener(news);
    this.#tell();
    void this.#parts.store.drop(gone.map(({ sent }) => sent.id));
  }

  #tell(): void {
    for (const changed of this.#watchers) changed();
  }
}
