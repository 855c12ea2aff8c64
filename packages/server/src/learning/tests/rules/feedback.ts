// §learning#feedback When right answers and feedback may be told: never before the author's feedback time.
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";

export interface FeedbackFacts {
  settings: Pick<TestData, "feedback" | "closesAt">;
  state: AttemptState;
  now: Date;
}

/** Whether all questions of an attempt may be told of. */
export function revealsAll({ settings, state, now }: FeedbackFacts): boolean {
  if (state !== "done" && state !== "marking") return false;
  switch (settings.feedback) {
    case "now":
    case "end":
      return true;
    case "after_close":
      return settings.closesAt !== null && now.getTime() >= Date.parse(settings.closesAt);
    case "never":
      return false;
  }
}

/** Whether one question may be told of while the attempt runs: it was handed in, and the author tells at once. */
export const revealsNow = ({ settings }: Pick<FeedbackFacts, "settings">, final: boolean): boolean =>
  final && settings.feedback === "now";

/** When more will be told; null: nothing more, or nobody knows when. */
export function nextFeedbackAt(facts: FeedbackFacts): string | null {
  const { feedback, closesAt } = facts.settings;
  return feedback === "after_close" && !revealsAll(facts) ? closesAt : null;
}
