// A replay keeps its own counters: what was given within each limit's reach so far, in the order it was reported.

import { mondayOf } from "@trilha/contract/core/zoned-days.ts";
import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";

export interface CountedSale {
  readonly userId: string;
  readonly storeId: string;
  /** YYYY-MM-DD of the sale. */
  readonly date: string;
}

export class ReplayCounters {
  readonly #given = new Map<string, number>();

  /** Before a sale of this reach. */
  at(reach: CountedSale): Counters {
    const { day, week, campaign, store, budget } = keysOf(reach);
    const given = (key: string) => this.#given.get(key) ?? 0;
    return {
      day: given(day),
      week: given(week),
      campaign: given(campaign),
      store: given(store),
      budget: given(budget),
    };
  }

  add(reach: CountedSale, points: number): void {
    for (const key of Object.values(keysOf(reach)))
      this.#given.set(key, (this.#given.get(key) ?? 0) + points);
  }
}

function keysOf({ userId, storeId, date }: CountedSale) {
  return {
    day: `day ${userId} ${date}`,
    week: `week ${userId} ${mondayOf(date)}`,
    campaign: `campaign ${userId}`,
    store: `store ${storeId}`,
    budget: "budget",
  };
}
