import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { noCounters, type SaleFacts } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { type BaseRule, emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { type Part, row } from "./part.ts";

const rules = 1_000;
const lines = 20;
const rounds = 2_000;

/** Preview of the form at every key press: the points of a long invoice against a large table, no network. */
export const preview: Part = {
  name: "preview",
  run: async () => {
    const ruleSet = aTable();
    const sale = anInvoice();
    const first = timed(() => evaluateSale(ruleSet, sale, noCounters));
    const times = Array.from({ length: rounds }, () => timed(() => evaluateSale(ruleSet, sale, noCounters)));
    const median = times.sort((a, b) => a - b)[rounds / 2] ?? Number.NaN;
    const name = `preview: ${lines} lines, ${rules.toLocaleString("en-US")} rules`;
    return [row(`${name}, median`, median, "ms", { atMost: 1 }), row(`${name}, the first`, first, "ms")];
  },
};

/** Mostly rows for one SKU, some for brands and generations, two promotions and three limits, as tables are. */
function aTable(): RuleSet {
  const base = Array.from({ length: rules }, (_, index): BaseRule => {
    const match =
      index % 10 === 0
        ? { brand: `Brand ${index}`, generation: `Generation ${index % 7}` }
        : { sku: `SKU ${index}` };
    return { id: `rule-${index}`, match, points: index, experience: index };
  });
  const window = { from: "2026-11-01", to: "2026-11-30", countries: [], storeGroupIds: [], levels: [] };
  const promotion = { ...window, name: {}, experienceToo: false };
  return {
    ...emptyRuleSet,
    base,
    multipliers: [
      { ...promotion, id: "one", factor: { numerator: 3, denominator: 2 }, match: {}, stacks: false },
      { ...promotion, id: "two", factor: { numerator: 2, denominator: 1 }, match: {}, stacks: true },
    ],
    caps: [
      { id: "units", kind: "units_per_line", limit: 5 },
      { id: "day", kind: "points_per_day", limit: 10_000 },
      { id: "budget", kind: "budget", limit: 1_000_000 },
    ],
  };
}

function anInvoice(): SaleFacts {
  return {
    saleDate: "2026-11-21",
    country: "BR",
    storeGroupIds: [],
    level: "basic",
    lines: Array.from({ length: lines }, (_, index) => ({
      key: String(index),
      quantity: 1 + (index % 7),
      productType: "Notebook",
      brand: `Brand ${index * 10}`,
      processor: "Core i7",
      generation: `Generation ${index % 7}`,
      sku: `SKU ${index * 43}`,
    })),
  };
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
