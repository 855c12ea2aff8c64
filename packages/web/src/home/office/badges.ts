import { queueShown } from "@trilha/contract/home/office/limits.ts";
import type { OfficeHome } from "./office.queries.ts";
import { QUEUE_TARGET } from "./targets.ts";

export type WaitingCount = { readonly count: number; readonly more: boolean };

/** Work that waits on each page of the office, by its address; a page where nothing waits has none. */
export function badgesOf(queues: OfficeHome["queues"]): ReadonlyMap<string, WaitingCount> {
  const badges = new Map<string, WaitingCount>();
  for (const { queue, count, more } of queues) {
    if (count === 0) continue;
    const path = QUEUE_TARGET[queue].to;
    badges.set(path, addUp([badges.get(path), { count, more }]));
  }
  return badges;
}

/** Several badges as one. */
export function addUp(badges: readonly (WaitingCount | undefined)[]): WaitingCount {
  const count = badges.reduce((sum, badge) => sum + (badge?.count ?? 0), 0);
  return {
    count: Math.min(count, queueShown),
    more: count > queueShown || badges.some((badge) => badge?.more === true),
  };
}
