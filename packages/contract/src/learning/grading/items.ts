import type { QuestionBody } from "../questions/kinds.ts";
import { groupsOf, type Tally } from "./tallies.ts";

/** §learning#item-analysis: fewer answers than this say nothing yet. */
export const fewestAnswers = 30;
export const tooEasyAbove = 0.95;
export const tooHardBelow = 0.2;
export const weakBelow = 0.1;

/**
 * Flags of a question: too few answers; the better somebody is the worse they answer, and then a wrong choice the best
 * prefer to the right one; hardly anybody knows it; it does not tell good from weak; nearly everybody knows it; a wrong
 * choice nobody takes.
 */
export const itemFlags = [
  "too_few",
  "negative",
  "lures_best",
  "too_hard",
  "weak",
  "too_easy",
  "unused",
] as const;
export type ItemFlag = (typeof itemFlags)[number];

/** People of one percent who took a choice. */
export interface ChoiceTally {
  readonly choice: string;
  readonly percent: number;
  readonly answers: number;
}

export interface ItemChoice {
  readonly choice: string;
  /** The answer is right, or part of it. */
  readonly right: boolean;
  readonly answers: number;
  /** Share of all answers, of those of the best and of the worst group: 0 to 1. */
  readonly share: number;
  readonly upper: number;
  readonly lower: number;
}

export interface ItemStatistics {
  readonly answers: number;
  /** Mean share of the points, 0 (nobody) to 1 (everybody): the higher, the easier. Null: no answers. */
  readonly difficulty: number | null;
  /** Share of answers with all the points. */
  readonly right: number | null;
  /**
   * Pearson's r between the share of this question and that of the rest of the test: of a question that is right or
   * wrong the point-biserial, corrected for the item's own part of the total (Henrysson 1963). −1 to 1; null: everybody
   * answered alike.
   */
  readonly discrimination: number | null;
  /** Mean share of the best 27 % less that of the worst 27 % (Kelley 1939). −1 to 1. */
  readonly index: number | null;
  readonly choices: readonly ItemChoice[];
  readonly flags: readonly ItemFlag[];
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
/** Below this two sums differ by rounding only. */
const tiny = 1e-9;

/** Pearson's r of sums; null where one of the two does not vary. */
export function correlation(tallies: readonly Tally[]): number | null {
  const all = (value: (one: Tally) => number) => tallies.reduce((sum, one) => sum + value(one), 0);
  const n = all(({ answers }) => answers);
  if (n < 2) return null;
  const [x, y] = [all(({ share }) => share), all(({ rest }) => rest)];
  const spreadX = all(({ shareSquares }) => shareSquares) / n - (x / n) ** 2;
  const spreadY = all(({ restSquares }) => restSquares) / n - (y / n) ** 2;
  if (spreadX < tiny || spreadY < tiny) return null;
  const together = all(({ products }) => products) / n - (x / n) * (y / n);
  return within(together / Math.sqrt(spreadX * spreadY), -1, 1);
}

interface OfferedChoice {
  readonly choice: string;
  readonly right: boolean;
}

/** Choices of a question, and which of it is right; nothing where answers are made, not chosen. */
export function choicesOf(body: QuestionBody): OfferedChoice[] {
  if (body.kind === "one") {
    const best = Math.max(...body.options.map(({ share }) => share));
    return body.options.map(({ id, share }) => ({ choice: id, right: share === best }));
  }
  if (body.kind === "several") return body.options.map(({ id, share }) => ({ choice: id, right: share > 0 }));
  if (body.kind === "true_false")
    return [true, false].map((value) => ({ choice: String(value), right: value === body.right }));
  return [];
}

function statisticsOfChoices(
  offered: readonly OfferedChoice[],
  tallies: readonly Tally[],
  taken: readonly ChoiceTally[],
): ItemChoice[] {
  const { upper, lower, size } = groupsOf(tallies);
  const answers = tallies.reduce((sum, one) => sum + one.answers, 0);
  const share = (part: number, whole: number) => (whole > 0 ? within(part / whole, 0, 1) : 0);
  return offered.map(({ choice, right }) => {
    const takers = taken.filter((one) => one.choice === choice);
    const sum = (weight: (percent: number) => number) =>
      takers.reduce((total, one) => total + one.answers * weight(one.percent), 0);
    const chosen = sum(() => 1);
    return {
      ...{ choice, right, answers: chosen, share: share(chosen, answers) },
      ...{ upper: share(sum(upper), size), lower: share(sum(lower), size) },
    };
  });
}

/**
 * Whether a question misleads the best: both measures say so, and r by more than chance does with so many people (twice
 * its standard error where there is no relation, 1/√n).
 */
function isBackwards({
  discrimination,
  index,
  answers,
}: Pick<ItemStatistics, "discrimination" | "index" | "answers">): boolean {
  if (discrimination === null || index === null) return false;
  return index < 0 && discrimination < -2 / Math.sqrt(answers);
}

function flagsOf(statistics: Omit<ItemStatistics, "flags">, isSingle: boolean): ItemFlag[] {
  if (statistics.answers < fewestAnswers) return ["too_few"];
  const { discrimination, index, answers, choices } = statistics;
  const backwards = isBackwards({ discrimination, index, answers });
  const difficulty = statistics.difficulty ?? 0;
  const right = choices.filter((one) => one.right);
  const wrong = choices.filter((one) => !one.right);
  const bestRight = Math.max(0, ...right.map(({ upper }) => upper));
  const flags: Readonly<Record<ItemFlag, boolean>> = {
    too_few: false,
    negative: backwards,
    lures_best: isSingle && backwards && wrong.some(({ upper, lower }) => upper > Math.max(bestRight, lower)),
    too_hard: difficulty < tooHardBelow,
    weak: !backwards && discrimination !== null && discrimination < weakBelow,
    too_easy: difficulty > tooEasyAbove,
    unused: wrong.some(({ answers }) => answers === 0),
  };
  return itemFlags.filter((flag) => flags[flag]);
}

/** §learning#item-analysis of one version of a question, from sums over its answers; in which order they came says nothing. */
export function itemStatistics(
  body: QuestionBody,
  tallies: readonly Tally[],
  taken: readonly ChoiceTally[],
): ItemStatistics {
  const sum = (value: (one: Tally) => number) => tallies.reduce((total, one) => total + value(one), 0);
  const answers = sum((one) => one.answers);
  const { upper, lower, size } = groupsOf(tallies);
  /** Mean share within a group: whoever belongs to it in part counts in part. */
  const meanOf = (weight: (percent: number) => number) =>
    sum((one) => one.share * weight(one.percent)) / size;
  const mean = (total: number) => (answers > 0 ? within(total / answers, 0, 1) : null);
  const statistics = {
    answers,
    difficulty: mean(sum(({ share }) => share)),
    right: mean(sum(({ right }) => right)),
    discrimination: correlation(tallies),
    index: answers > 0 ? within(meanOf(upper) - meanOf(lower), -1, 1) : null,
    choices: statisticsOfChoices(choicesOf(body), tallies, taken),
  };
  return { ...statistics, flags: flagsOf(statistics, body.kind !== "several") };
}
