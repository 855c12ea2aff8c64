import * as z from "zod/mini";
import { levels } from "../../core/level.ts";
import { country, id, moment } from "../../core/shapes.ts";

/** Among whom somebody is placed: all of the campaign, or those of one's own country, chain, store or level. */
export const rankingScopes = ["campaign", "country", "chain", "store", "level"] as const;
export const rankingScope = z.enum(rankingScopes);
export type RankingScope = z.output<typeof rankingScope>;

/**
 * Measure of a leaderboard: points the audit confirmed, experience as it was credited, or the training score (§learning#training-score): every course
 * finished by the campaign's end gives its best score of 100, and 100 where it has no test.
 */
export const rankingMeasures = ["points", "experience", "training"] as const;
export const rankingMeasure = z.enum(rankingMeasures);
export type RankingMeasure = z.output<typeof rankingMeasure>;

/** Display name in a ranking: first name and initial, nickname, or not at all. */
export const shownNames = ["name", "nickname", "hidden"] as const;
export const shownName = z.enum(shownNames);
export type ShownName = z.output<typeof shownName>;

export const rankingRow = z.strictObject({
  /** Equal scores share a place. */
  rank: z.int(),
  /** Null: hidden by their own choice; then picture and store are null too. Of oneself it is always there. */
  name: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  store: z.nullable(z.string()),
  /** Confirmed by the audit. */
  points: z.int(),
  /** Given and not confirmed yet: shown beside, never counted into the place. */
  underAudit: z.int(),
  experience: z.int(),
  training: z.int(),
  me: z.boolean(),
});

/** Name of the caller's own group in a scope. */
export const rankingGroups = z.strictObject({
  country: z.nullable(country),
  chain: z.nullable(z.string()),
  store: z.nullable(z.string()),
  level: z.nullable(z.enum(levels)),
});

export const ranking = z.strictObject({
  campaignId: id,
  campaign: z.string(),
  scope: rankingScope,
  measure: rankingMeasure,
  /** Null where the caller has no such group: who did not sign up is in none, and sees nobody there. */
  groups: rankingGroups,
  /** Count of people placed in this scope. */
  people: z.int(),
  /** When a score of the campaign last changed; null while nobody is counted. */
  countedAt: z.nullable(moment),
  /** The caller with the two before and the two after; empty for who is not placed. */
  mine: z.array(rankingRow),
  items: z.array(rankingRow),
  nextCursor: z.nullable(z.string()),
});

/** Display-name choice of the caller, and how each choice would read. */
export const rankingChoice = z.strictObject({
  shown: shownName,
  asName: z.string(),
  /** Null while the profile has none. */
  asNickname: z.nullable(z.string()),
});
