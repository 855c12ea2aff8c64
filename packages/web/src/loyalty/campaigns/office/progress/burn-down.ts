import { addDays, daysBetween } from "@trilha/contract/core/zoned-days.ts";
import { pointsGiven } from "@trilha/contract/loyalty/ledger/points-given.ts";
import type { BurnDown } from "../campaigns-office.queries.ts";

export type BurnDownPoint = { readonly day: string; readonly given: number };

/** Points given until the end of each day, from the first day on; days without news go on level. */
export function given({ days }: Pick<BurnDown, "days">): BurnDownPoint[] {
  const known = new Map(
    days.map((one) => [one.day, pointsGiven({ credited: one.awarded, reversed: one.reversed })]),
  );
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  let sum = 0;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => {
    const day = addDays(first, at);
    sum += known.get(day) ?? 0;
    return { day, given: sum };
  });
}

/** The top of a scale that holds a value: a round number not far above it. */
export function ceiling(value: number): number {
  if (value <= 10) return 10;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Days and points on a plane of 0…width, height…0. */
export function scales(
  { from, to, top }: { from: string; to: string; top: number },
  { width, height }: { width: number; height: number },
) {
  const span = Math.max(1, daysBetween(from, to));
  return {
    x: (day: string) => (daysBetween(from, day) / span) * width,
    y: (points: number) => height - (points / top) * height,
  };
}
