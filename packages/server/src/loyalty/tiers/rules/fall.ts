// §loyalty#level-fall-back "The level drops one level in the next campaign if the minimum is not kept."

import type { Level } from "@trilha/contract/core/level.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { below } from "./evaluate-level.ts";

/** Standing when a campaign begins. */
export interface TierStanding {
  readonly level: Level;
  /** Credited in the campaign before: a slow audit costs nobody a level. */
  readonly experience: number;
  /** Thresholds to keep each level, as the campaign before had it. */
  readonly keep: Readonly<Record<LevelAbove, number>>;
}

/** The level somebody goes on with: the same, or exactly one lower, and never below the floor. */
export function fallOf({ level, experience, keep }: TierStanding): Level {
  return level === "basic" || experience >= keep[level] ? level : below(level);
}
