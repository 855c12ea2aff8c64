import type { Database } from "../../db/database.ts";
import { isOverdue, type QueueState, queueState } from "./queue.queries.ts";

/** Before everything else that is due: a backlog of other work does not keep the seals and the clocks from running. */
export const timetablePriority = -1;
/** How long a job may wait while everything that could run it is busy, in seconds. */
const lateWhileBusy = 15 * 60;

/** The job queue, and what this process does for it. */
export class JobQueue {
  readonly #db: Database;
  #tasks: string[] | undefined;
  #slots = Number.POSITIVE_INFINITY;
  #running = 0;
  #downSince: number | undefined;
  #lastBegun = Number.NEGATIVE_INFINITY;
  /** How often the runner of this process was started again. */
  restarts = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Start of a runner of these tasks, so many at once. */
  runnerIsUp(tasks: string[], slots: number): void {
    this.#tasks = tasks;
    this.#slots = slots;
    if (this.#downSince !== undefined) this.restarts += 1;
    this.#downSince = undefined;
  }

  runnerIsDown(): void {
    this.#downSince ??= performance.now();
  }

  jobBegins(): void {
    this.#running += 1;
    this.#lastBegun = performance.now();
  }

  jobEnds(): void {
    this.#running -= 1;
  }

  async state(): Promise<QueueState> {
    return this.#db.read({ system: true }, queueState);
  }

  /**
   * Whether work stands still: this process has had no runner, or the oldest job that is due has waited, for longer than
   * `bound` seconds. A long queue that moves is not late: what was queued behind a thousand others waits its turn. While
   * each slot has a job, a quarter of an hour is the bound.
   */
  async isLate(bound: number): Promise<boolean> {
    const since = (moment: number) => (performance.now() - moment) / 1_000;
    if (this.#downSince !== undefined && since(this.#downSince) > bound) return true;
    const patience = this.#running >= this.#slots ? Math.max(bound, lateWhileBusy) : bound;
    if (since(this.#lastBegun) <= patience) return false;
    const tasks = this.#tasks ?? null;
    return this.#db.read({ system: true }, (tx) => isOverdue(tx, { tasks, patience, timetablePriority }));
  }
}
