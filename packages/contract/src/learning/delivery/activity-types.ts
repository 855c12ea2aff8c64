import type { CompletionRule } from "./completion.ts";

/** §entities#activity-types, in the spec's groups. */
export const mediaTypes = [
  "pdf",
  "video",
  "audio",
  "youtube",
  "vimeo",
  "wowza",
  "scorm",
  "scorm_cloud",
  "html",
  "flash",
  "ppt",
  "linkedin_slidshare",
] as const;
export const testTypes = [
  "conventional_test",
  "block_test",
  "restart_test",
  "evaluated_quiz",
  "unevaluated_quiz",
  "block_general_test",
  "restart_general_test",
  "reaction_evaluation",
] as const;
export const sessionTypes = [
  "webcast",
  "webinar",
  "opened",
  "closed",
  "live_class_opened",
  "live_class_closed",
  "live_class",
  "presential_event",
] as const;
export const gameTypes = [
  "drag_and_drop",
  "drag_the_words",
  "find_the_pairs",
  "this_or_that",
  "fill_in_the_blanks",
  "true_or_false",
  "flashcards",
  "enigma",
] as const;
export const activityTypes = [...mediaTypes, ...testTypes, ...sessionTypes, ...gameTypes] as const;
export type MediaType = (typeof mediaTypes)[number];
export type TestType = (typeof testTypes)[number];
export type GameType = (typeof gameTypes)[number];
export type ActivityType = (typeof activityTypes)[number];
/** Types that can be written and done; sessions hold their place and their data until their part is. */
export type ReadyType = MediaType | TestType | GameType;

export const isTestType = (type: ActivityType): type is TestType =>
  (testTypes as readonly string[]).includes(type);
export const isGameType = (type: ActivityType): type is GameType =>
  (gameTypes as readonly string[]).includes(type);
export const isReadyType = (type: ActivityType): type is ReadyType =>
  !(sessionTypes as readonly string[]).includes(type);

/** Unit of progress. */
export function unitOf(type: ActivityType): "pages" | "seconds" {
  return type === "pdf" || type === "ppt" ? "pages" : "seconds";
}

type RuleName = CompletionRule["rule"];

/**
 * By what a type may be completed, the usual one first; nothing for what cannot be completed yet, which then counts for
 * nothing.
 */
export const rulesOfTypes: Readonly<Record<ReadyType, readonly [RuleName, ...RuleName[]]>> = {
  pdf: ["pages", "viewed", "time"],
  video: ["watched", "viewed", "time"],
  audio: ["watched", "viewed", "time"],
  youtube: ["watched", "viewed", "time"],
  vimeo: ["watched", "viewed", "time"],
  wowza: ["time", "viewed", "watched"],
  scorm: ["verdict", "score", "viewed", "time"],
  scorm_cloud: ["verdict", "score", "viewed", "time"],
  html: ["viewed", "time"],
  flash: ["viewed"],
  // Pages are known only where slides could be turned into a PDF.
  ppt: ["viewed", "pages", "time"],
  linkedin_slidshare: ["viewed", "time"],
  // Passed where there is something to pass, handed in where not; the engine of attempts says which.
  conventional_test: ["verdict"],
  block_test: ["verdict"],
  restart_test: ["verdict"],
  evaluated_quiz: ["verdict"],
  unevaluated_quiz: ["verdict"],
  block_general_test: ["verdict"],
  restart_general_test: ["verdict"],
  reaction_evaluation: ["verdict"],
  drag_and_drop: ["verdict"],
  drag_the_words: ["verdict"],
  find_the_pairs: ["verdict"],
  this_or_that: ["verdict"],
  fill_in_the_blanks: ["verdict"],
  true_or_false: ["verdict"],
  flashcards: ["verdict"],
  enigma: ["verdict"],
};
