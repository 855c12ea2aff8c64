// Sums of a replay: cost, who wins, who loses, limits hit, products without a rule.
import type { Evaluation, TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";

export interface ReplayedLine {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

interface Sum {
  points: number;
  experience: number;
}
type Person = { userId: string; before: number; after: number };

/** As many people as somebody looks through. */
const shown = 20;

export class ReplaySums {
  claims = 0;
  readonly before: Sum = { points: 0, experience: 0 };
  readonly after: Sum = { points: 0, experience: 0 };
  readonly #people = new Map<string, Person>();
  readonly #caps = new Map<string, { kind: string; times: number; trimmed: number }>();
  readonly #unmatched = new Map<string, { sku: string; name: string; units: number }>();

  add(userId: string, credited: Sum, lines: readonly ReplayedLine[], evaluation: Evaluation): void {
    this.claims += 1;
    this.before.points += credited.points;
    this.before.experience += credited.experience;
    this.after.points += evaluation.points;
    this.after.experience += evaluation.experience;
    const person = this.#people.get(userId) ?? { userId, before: 0, after: 0 };
    person.before += credited.points;
    person.after += evaluation.points;
    this.#people.set(userId, person);
    for (const { key, trace } of evaluation.lines) {
      const line = lines.find((one) => one.key === key);
      if (line && trace.some(({ step }) => step === "no_rule")) this.#noteUnmatched(line);
    }
    // Lines of one product carry the same steps: a limit it hit counts once.
    const steps = new Map(
      evaluation.lines.flatMap(({ key, trace }) => {
        const sku = lines.find((one) => one.key === key)?.sku ?? key;
        return trace.map((step, index) => [`${sku} ${index}`, { step, trace }] as const);
      }),
    );
    for (const { step, trace } of steps.values()) if (step.step === "cap") this.#noteCap(step, trace);
  }

  get people(): number {
    return this.#people.size;
  }

  /** People who would get more, the most first. */
  get winners(): Person[] {
    return this.#movers((person) => person.after - person.before);
  }

  /** People who would get less, the most first. */
  get losers(): Person[] {
    return this.#movers((person) => person.before - person.after);
  }

  get capsHit() {
    return [...this.#caps.values()].sort((a, b) => b.trimmed - a.trimmed || b.times - a.times);
  }

  /** Products no rule speaks of, the most sold first. */
  get unmatched() {
    return [...this.#unmatched.values()]
      .sort((a, b) => b.units - a.units || (a.sku < b.sku ? -1 : 1))
      .slice(0, 200);
  }

  #movers(gain: (person: Person) => number): Person[] {
    return [...this.#people.values()]
      .filter((person) => gain(person) > 0)
      .sort((a, b) => gain(b) - gain(a) || (a.userId < b.userId ? -1 : 1))
      .slice(0, shown);
  }

  #noteUnmatched({ sku, name, quantity }: ReplayedLine): void {
    const known = this.#unmatched.get(sku) ?? { sku, name, units: 0 };
    known.units += quantity;
    this.#unmatched.set(sku, known);
  }

  #noteCap(step: Extract<TraceStep, { step: "cap" }>, trace: readonly TraceStep[]): void {
    const known = this.#caps.get(step.kind) ?? { kind: step.kind, times: 0, trimmed: 0 };
    known.times += 1;
    known.trimmed += trimmedPoints(step, trace);
    this.#caps.set(step.kind, known);
  }
}

/** Points a limit took; where it counts units or lines, what those were worth without a promotion. */
function trimmedPoints(step: Extract<TraceStep, { step: "cap" }>, trace: readonly TraceStep[]): number {
  const base = trace.find((one) => one.step === "base");
  if (step.kind === "units_per_line") return (step.before - step.after) * (base?.pointsPerUnit ?? 0);
  if (step.kind === "lines_per_invoice") return base?.points ?? 0;
  return step.before - step.after;
}
