// §earning-rules#forecast The bar: how far somebody is in a campaign, what keeps the level and what reaches the next, and when at this pace.

import type { Level } from "@trilha/contract/core/level.ts";
import { addDays, daysBetween } from "@trilha/contract/core/zoned-days.ts";
import { forecast, type Pace, paceDays } from "@trilha/contract/loyalty/tiers/forecast.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { above } from "./evaluate-level.ts";

/** Calendar days of the person's zone, YYYY-MM-DD, both included. */
export interface LevelPeriod {
  readonly today: string;
  readonly beginsOn: string;
  readonly endsOn: string;
}

/** The first day the pace is taken from. */
export function paceFrom({ today, beginsOn }: LevelPeriod): string {
  const earliest = addDays(today, 1 - paceDays);
  return earliest < beginsOn ? beginsOn : earliest;
}

/** Experience earned since `paceFrom` over its days, today's included; a campaign that is not on has no pace. */
export function paceOf(recent: number, days: LevelPeriod): Pace {
  const on = days.beginsOn <= days.today && days.today <= days.endsOn;
  return on
    ? { experience: recent, days: daysBetween(paceFrom(days), days.today) + 1 }
    : { experience: 0, days: 0 };
}

export interface BarFacts {
  readonly level: Level;
  readonly experience: number;
  readonly pace: Pace;
  readonly days: LevelPeriod;
  readonly rules: readonly {
    readonly level: LevelAbove;
    readonly threshold: number;
    readonly keep: number;
  }[];
}

/** Distance to keep the level for the next campaign, and to rise; null at the floor and at the top. */
export function targetsOf({ level, experience, pace, days, rules }: BarFacts) {
  const facts = { experience, pace, today: days.today, lastDay: days.endsOn };
  const target = (level: Level | null, number: "threshold" | "keep") => {
    const rule = rules.find((one) => one.level === level);
    return rule ? { level: rule.level, experience: rule[number], ...forecast(rule[number], facts) } : null;
  };
  return { keep: target(level, "keep"), rise: target(above(level), "threshold") };
}
