import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { Clock } from "../src/parts.ts";

/** Where stores, campaigns and clients of the builders are, unless a test says otherwise. */
export const storeZone = "America/Sao_Paulo";

/** Runs like the real one until a test sets it; then it stands still, and only `pass` moves it. */
export class TestClock implements Clock {
  #ahead = 0;
  #standing: Date | undefined;

  now(): Date {
    return this.#standing ?? new Date(Date.now() + this.#ahead);
  }

  /** The day (YYYY-MM-DD) it is where the builders' stores stand: three hours of every night it is not UTC's. */
  today(): string {
    return localDay(this.now(), storeZone);
  }

  /** Stands still at this moment. */
  set(moment: Date | string): void {
    this.#standing = new Date(moment);
  }

  /** Moves on. */
  pass(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration;
    const milliseconds = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    if (this.#standing) this.#standing = new Date(this.#standing.getTime() + milliseconds);
    else this.#ahead += milliseconds;
  }

  /** Back to the real time. */
  reset(): void {
    this.#ahead = 0;
    this.#standing = undefined;
  }
}
