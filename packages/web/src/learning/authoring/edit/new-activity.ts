import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ActivityContent } from "@trilha/contract/learning/delivery/activity-data.ts";
import { type ReadyType, rulesOfTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CompletionRule } from "@trilha/contract/learning/delivery/completion.ts";
import type { Activity, OutlineModule } from "@trilha/contract/learning/delivery/outline.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";

type Title = Readonly<Partial<Record<Locale, string>>>;

/**
 * Title a module or an activity begins with: a word of the language the author works in, where that is the one being
 * written. In another language it would pass for a translation.
 */
export const presetTitle = (name: string, spoken: Locale, written: Locale): Title =>
  spoken === written ? { [written]: name } : {};

/** A rule as it begins: what most authors want of it. */
export function ruleOf(name: CompletionRule["rule"]): CompletionRule {
  switch (name) {
    case "viewed":
      return { rule: "viewed" };
    case "pages":
      return { rule: "pages", share: 100 };
    case "watched":
      return { rule: "watched", share: 90 };
    case "time":
      return { rule: "time", seconds: 120 };
    case "score":
      return { rule: "score", minimum: 70 };
    case "verdict":
      return { rule: "verdict", require: "completed" };
  }
}

/** A test as it begins: passed with 70 of 100, three attempts, what was right is shown with the result. */
const TEST: TestData = {
  parts: [],
  minimumScore: 70,
  maximumAttempts: 3,
  minutes: null,
  shuffleQuestions: true,
  shuffleOptions: true,
  feedback: "end",
  closesAt: null,
  onFailure: "none",
  improve: true,
};
/** An opinion is asked once, in the order it was written; there is nothing to pass. */
const OPINION: TestData = {
  ...TEST,
  minimumScore: 0,
  maximumAttempts: 1,
  shuffleQuestions: false,
  shuffleOptions: false,
  feedback: "never",
  improve: false,
};
const PLAYED = { allowedErrors: 3, shuffle: true };

const EMPTY: Readonly<{ [Type in ReadyType]: Extract<ActivityContent, { type: Type }>["data"] }> = {
  pdf: { files: {} },
  video: { files: {}, captions: {}, noSkip: false },
  audio: { files: {}, captions: {}, noSkip: false },
  youtube: { videos: {}, seconds: {}, noSkip: false },
  vimeo: { videos: {}, seconds: {}, noSkip: false },
  wowza: { streams: {}, seconds: {}, noSkip: false },
  html: { kind: "text", html: {} },
  scorm: { packages: {} },
  scorm_cloud: { courses: {} },
  ppt: { files: {} },
  linkedin_slidshare: { embeds: {} },
  flash: { replacementId: null },
  conventional_test: TEST,
  block_test: TEST,
  restart_test: TEST,
  evaluated_quiz: TEST,
  unevaluated_quiz: { ...TEST, minimumScore: 0, maximumAttempts: null },
  block_general_test: TEST,
  restart_general_test: TEST,
  reaction_evaluation: OPINION,
  drag_and_drop: { ...PLAYED, zones: [{ id: "a", text: {} }], items: [] },
  drag_the_words: { ...PLAYED, texts: {}, others: {} },
  find_the_pairs: { ...PLAYED, allowedErrors: null, pairs: [] },
  this_or_that: { ...PLAYED, left: {}, right: {}, cards: [] },
  fill_in_the_blanks: { ...PLAYED, texts: {} },
  true_or_false: { ...PLAYED, cards: [] },
  flashcards: { shuffle: true, cards: [] },
  enigma: { ...PLAYED, allowedErrors: 6, shuffle: false, riddles: [] },
};

/** An activity before anything was put into it. */
export const newActivity = (id: string, type: ReadyType, title: Title): Activity => ({
  id,
  type,
  title: { ...title },
  mandatory: true,
  minutes: 5,
  completion: ruleOf(rulesOfTypes[type][0]),
  requires: [],
  authorised: false,
  data: EMPTY[type],
});

export const newModule = (id: string, title: Title): OutlineModule => ({
  id,
  title: { ...title },
  requires: [],
  activities: [],
});
