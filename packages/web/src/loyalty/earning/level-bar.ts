import type { MyLevel } from "./levels.queries.ts";

type Above = MyLevel["opens"][number]["level"];
export type BarMark = {
  readonly kind: "keep" | "threshold";
  readonly level: Above;
  readonly experience: number;
  /** Where it stands, of 1. */
  readonly share: number;
};
export type BarDrawing = {
  /** How much of the bar is filled, of 1. */
  readonly share: number;
  /** Experience the whole bar stands for. */
  readonly whole: number;
  readonly marks: readonly BarMark[];
};

/** §earning-rules#forecast The bar: from nothing to the next level, at the top to one's own; what keeps the level is marked on it. */
export function barOf({
  level,
  bar,
  opens,
}: Pick<MyLevel, "level" | "bar" | "opens">): BarDrawing | undefined {
  if (!bar) return undefined;
  const own = opens.find((one) => one.level === level)?.threshold ?? 0;
  const whole = bar.rise?.experience ?? Math.max(own, bar.keep?.experience ?? 0);
  if (whole <= 0) return undefined;
  const share = (experience: number) => Math.min(1, Math.max(0, experience / whole));
  const keep = bar.keep && bar.keep.experience > 0 ? [{ kind: "keep" as const, ...bar.keep }] : [];
  const thresholds = opens
    .filter(({ threshold }) => threshold <= whole)
    .map((one) => ({ kind: "threshold" as const, level: one.level, experience: one.threshold }));
  return {
    share: share(bar.experience),
    whole,
    marks: [...keep, ...thresholds].map((mark) => ({
      kind: mark.kind,
      level: mark.level,
      experience: mark.experience,
      share: share(mark.experience),
    })),
  };
}
