import type { CompiledRuleSet } from "./compile.ts";
import type { Counters, TraceStep } from "./evaluation.ts";
import { byText } from "./order.ts";
import type { CapKind } from "./rule-set.ts";

/** A product of one invoice with what it has earned so far. Limits take from it and say so in its trace. */
export interface LineEarnings {
  /** Sorts the products of one invoice; the order in which they were typed must not matter. */
  readonly name: string;
  points: number;
  experience: number;
  readonly trace: TraceStep[];
}

/** Limits on points in the order they are applied, and what counts against each beforehand. */
const pointLimits: readonly (readonly [CapKind, (counters: Counters) => number])[] = [
  ["points_per_invoice", () => 0],
  ["points_per_day", (counters) => counters.day],
  ["points_per_week", (counters) => counters.week],
  ["points_per_campaign", (counters) => counters.campaign],
  ["points_per_store", (counters) => counters.store],
  ["budget", (counters) => counters.budget],
];

/** `units_per_line` (docs/spec/validation.md#sale-rules, 50 units, say): units beyond the limit earn nothing. */
export function capUnits(
  limits: CompiledRuleSet["limits"],
  sold: number,
): { readonly units: number; readonly trace: TraceStep[] } {
  const cap = limits.get("units_per_line");
  if (!cap || sold <= cap.limit) return { units: sold, trace: [] };
  return {
    units: cap.limit,
    trace: [{ step: "cap", kind: "units_per_line", ...cap, before: sold, after: cap.limit }],
  };
}

/** `lines_per_invoice`: the best-paying products count, the others earn nothing. */
export function keepBestLines(limits: CompiledRuleSet["limits"], earned: readonly LineEarnings[]): void {
  const cap = limits.get("lines_per_invoice");
  const paid = earned.filter(({ points, experience }) => points > 0 || experience > 0);
  if (!cap || paid.length <= cap.limit) return;
  const bestFirst = paid.toSorted(
    (a, b) => b.points - a.points || b.experience - a.experience || byText(a.name, b.name),
  );
  for (const line of bestFirst.slice(cap.limit)) {
    line.points = 0;
    line.experience = 0;
    const { ruleId, limit } = cap;
    line.trace.push({
      step: "cap",
      ruleId,
      kind: "lines_per_invoice",
      limit,
      before: paid.length,
      after: limit,
    });
  }
}

/** Limits on points: first come, first served in the order of the products' names. Experience stays. */
export function trimPoints(
  limits: CompiledRuleSet["limits"],
  counters: Counters,
  earned: readonly LineEarnings[],
  kinds: readonly CapKind[] = pointLimits.map(([kind]) => kind),
): void {
  const inOrder = earned.toSorted((a, b) => byText(a.name, b.name));
  for (const [kind, counted] of pointLimits) {
    const cap = limits.get(kind);
    if (!cap || !kinds.includes(kind)) continue;
    let left = Math.max(0, cap.limit - counted(counters));
    for (const line of inOrder) {
      const before = line.points;
      line.points = Math.min(before, left);
      left -= line.points;
      if (line.points < before) {
        line.trace.push({
          step: "cap",
          ruleId: cap.ruleId,
          kind,
          limit: cap.limit,
          before,
          after: line.points,
        });
      }
    }
  }
}
