// §loyalty#levels, §states#level: enough experience makes somebody eligible; one that fell afterwards is looked at again, never lost in
// silence; and what nobody decided lapses when its ground is gone.
import { type Level, levels } from "@trilha/contract/core/level.ts";
import {
  isOpenReview,
  type LevelAbove,
  type ReviewKind,
  type ReviewState,
} from "@trilha/contract/loyalty/tiers/states.ts";

/** A review of the person in the campaign that is weighed. */
export interface EvaluatedReview {
  readonly id: string;
  readonly kind: ReviewKind;
  readonly state: ReviewState;
  readonly from: Level;
  readonly to: Level;
  readonly threshold: number;
  /** At opening; once decided, as it was then. */
  readonly experience: number;
}

export interface LevelFacts {
  readonly level: Level;
  /** The level was granted in this campaign. */
  readonly grantedHere: boolean;
  /** Credited in this campaign, audited or not. */
  readonly experience: number;
  /** Active membership. */
  readonly active: boolean;
  /** The campaign has begun where they take part. */
  readonly begun: boolean;
  readonly settled: boolean;
  /** Thresholds of each level in this campaign. */
  readonly thresholds: Readonly<Record<LevelAbove, number>>;
  readonly reviews: readonly EvaluatedReview[];
}

export interface LevelEvaluation {
  /** Reviews that lapse. */
  readonly lapse: readonly string[];
  readonly open: {
    readonly kind: ReviewKind;
    readonly from: Level;
    readonly to: Level;
    readonly threshold: number;
  } | null;
}

/**
 * Effect of experience on somebody's reviews in a campaign. Asked twice with the same facts, the second time does
 * nothing: whoever has an open or refused review gets no other to the same level, nor is a level that was kept
 * reassessed before more experience falls.
 */
export function evaluateLevel(person: LevelFacts): LevelEvaluation {
  const open = person.reviews.filter(({ state }) => isOpenReview(state));
  const lapse = open.filter((review) => hasLapsed(review, person));
  const standing = person.reviews.filter((review) => !lapse.includes(review));
  return { lapse: lapse.map(({ id }) => id), open: opened(person, standing) };
}

function hasLapsed(review: EvaluatedReview, person: LevelFacts): boolean {
  if (person.settled || review.from !== person.level) return true;
  const enough = person.experience >= review.threshold;
  return review.kind === "promotion" ? !enough : enough;
}

function opened(person: LevelFacts, standing: readonly EvaluatedReview[]): LevelEvaluation["open"] {
  if (person.settled || !person.begun || !person.active) return null;
  const { level: from, experience, thresholds } = person;
  const next = above(from);
  if (next && experience >= thresholds[next]) {
    const requested = standing.some(
      ({ kind, state, to }) =>
        kind === "promotion" && to === next && (isOpenReview(state) || state === "refused"),
    );
    if (!requested) return { kind: "promotion", from, to: next, threshold: thresholds[next] };
  }
  if (from === "basic" || !person.grantedHere || experience >= thresholds[from]) return null;
  const looked = standing.some(
    (review) =>
      review.kind === "reassessment" &&
      review.from === from &&
      (isOpenReview(review.state) || (review.state === "kept" && experience >= review.experience)),
  );
  return looked ? null : { kind: "reassessment", from, to: below(from), threshold: thresholds[from] };
}

/** The next level; null at the highest. */
export function above(level: Level): LevelAbove | null {
  const next = levels[levels.indexOf(level) + 1];
  return next === undefined || next === "basic" ? null : next;
}

/** The level before; the floor stays the floor. */
export function below(level: Level): Level {
  return levels[Math.max(levels.indexOf(level) - 1, 0)] ?? "basic";
}
