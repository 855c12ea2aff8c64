import * as z from "zod/mini";
import { id, locale, localizedText, moment, version } from "../../core/shapes.ts";
import { countingEligibility } from "../../members/eligibility/conditions.ts";
import { badgePicture } from "./drawing.ts";
import { badgeLimits } from "./limits.ts";

const count = z.int().check(z.minimum(0));

/** `off`: nobody new gets it, who has it keeps it. */
export const badgeStates = ["on", "off"] as const;
const named = z.refine<Partial<Record<string, string>>>((texts) => Object.values(texts).some(Boolean), {
  error: "required",
});

export const badgeWrite = z.strictObject({
  /** In at least one language. */
  name: localizedText(badgeLimits.name).check(named),
  text: localizedText(badgeLimits.text),
  picture: badgePicture,
  rule: countingEligibility,
  state: z.enum(badgeStates),
});
export const badgeEdit = z.strictObject({
  ...badgeWrite.shape,
  version,
  /** Fate of those who have it and would not by the new rule; asked for where there are some. */
  holders: z.optional(z.enum(["keep", "take"])),
});

export const badgeItem = z.strictObject({
  id,
  name: z.string(),
  text: z.string(),
  picture: badgePicture,
  /** Address of an uploaded picture. */
  pictureUrl: z.nullable(z.string()),
  state: z.enum(badgeStates),
  people: count,
  version,
});
export type BadgeItem = z.output<typeof badgeItem>;

export const badge = z.strictObject({
  ...badgeWrite.shape,
  id,
  version,
  pictureUrl: z.nullable(z.string()),
  people: count,
});
export type Badge = z.output<typeof badge>;

export const previewNames = 10;
/** People who meet a rule, before anything is saved. */
export const badgePreview = z.strictObject({
  people: count,
  /** The first of them by name. */
  first: z.array(z.string()),
  /** People who would get an existing badge new. */
  gain: count,
  /** Holders who would not by this rule. */
  lose: count,
});
export type BadgePreview = z.output<typeof badgePreview>;

export const awardedPerson = z.strictObject({
  userId: id,
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
  awardedAt: moment,
});
export type AwardedPerson = z.output<typeof awardedPerson>;

/** Missing condition of a badge: a leaf, or that it is not so; with how many somebody has of what it counts. */
const missing = z.strictObject({
  /** Leaf of the badge's rule, as it is written there. */
  leaf: z.record(z.string(), z.unknown()),
  not: z.boolean(),
  /** Names of the ids in it. */
  names: z.array(z.string()),
  have: z.nullable(count),
  want: z.nullable(count),
});
export type BadgeMissing = z.output<typeof missing>;

const shown = {
  id,
  name: z.string(),
  text: z.string(),
  picture: badgePicture,
  pictureUrl: z.nullable(z.string()),
  /** Null: not theirs yet. */
  awardedAt: z.nullable(moment),
};
export const ownBadge = z.strictObject({
  ...shown,
  /** Awarded and not yet celebrated. */
  fresh: z.boolean(),
  /** Public page of it, where its holder has one; null: nobody else sees it. */
  sharedUrl: z.nullable(z.string()),
  /** The least that would bring it; empty for what is theirs. */
  missing: z.array(missing),
});
export type OwnBadge = z.output<typeof ownBadge>;

/** §learning#shared-badges A badge on its public page: the holder's name and the badge, nothing else. */
export const sharedBadge = z.strictObject({
  person: z.string(),
  name: z.string(),
  text: z.string(),
  /** Language of name and text. */
  locale,
  /** Drawn; a picture that was sent is for people of the programme. */
  picture: z.nullable(badgePicture),
});
export type SharedBadge = z.output<typeof sharedBadge>;

/** A badge a course or trail counts for. */
export const courseBadge = z.strictObject({
  ...shown,
  /** The least that would bring it beside finishing this one; empty: finishing brings it, or it is theirs. */
  missing: z.array(missing),
});
export type CourseBadge = z.output<typeof courseBadge>;
