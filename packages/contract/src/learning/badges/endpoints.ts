import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { countingEligibility } from "../../members/eligibility/conditions.ts";
import { shareKeyLimit } from "./limits.ts";
import { badgeProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });
const { notFound, conflict } = genericProblems;

export const listBadges = endpoint({
  id: "badges.list",
  method: "GET",
  path: "/api/badges",
  summary: "Badges with how many people have each",
  access: "badges.read",
  module: "has_badges",
  answer: z.strictObject({ items: z.array(shape.badgeItem) }),
});

export const readBadge = endpoint({
  id: "badges.read",
  method: "GET",
  path: "/api/badges/:id",
  summary: "One badge as its author edits it",
  access: "badges.read",
  module: "has_badges",
  params: byId,
  answer: shape.badge,
  problems: [notFound],
});

export const createBadge = endpoint({
  id: "badges.create",
  method: "POST",
  path: "/api/badges",
  summary: "Add a badge; who meets its rule gets it",
  access: "badges.edit",
  module: "has_badges",
  body: shape.badgeWrite,
  answer: z.strictObject({ id }),
  problems: [notFound],
  idempotent: true,
});

export const editBadge = endpoint({
  id: "badges.edit",
  method: "PUT",
  path: "/api/badges/:id",
  summary: "Change a badge; nobody loses it unless that is said",
  access: "badges.edit",
  module: "has_badges",
  params: byId,
  body: shape.badgeEdit,
  answer: shape.badge,
  problems: [notFound, conflict, badgeProblems.sayWhatBecomes],
});

export const previewBadge = endpoint({
  id: "badges.preview",
  method: "POST",
  path: "/api/badges/preview",
  summary: "Who would get a badge by a rule: how many, the first names, and who would lose it",
  access: "badges.edit",
  module: "has_badges",
  body: z.strictObject({ rule: countingEligibility, badgeId: z.nullable(id) }),
  answer: shape.badgePreview,
  problems: [notFound],
});

export const listAwarded = endpoint({
  id: "badges.people",
  method: "GET",
  path: "/api/badges/:id/people",
  summary: "Who has a badge, the newest first",
  access: "badges.read",
  module: "has_badges",
  params: byId,
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.awardedPerson),
  problems: [notFound],
});

export const listOwnBadges = endpoint({
  id: "badges.own",
  method: "GET",
  path: "/api/me/badges",
  summary: "The caller's badges, and those still to come with what is missing",
  access: "participant",
  module: "has_badges",
  answer: z.strictObject({ items: z.array(shape.ownBadge) }),
});

export const seeBadges = endpoint({
  id: "badges.see",
  method: "POST",
  path: "/api/me/badges/seen",
  summary: "The caller's new badges were celebrated",
  access: "participant",
  module: "has_badges",
});

export const listCourseBadges = endpoint({
  id: "badges.of_course",
  method: "GET",
  path: "/api/me/courses/:id/badges",
  summary: "Badges finishing a course or trail brings the caller or counts for, and what each asks besides",
  access: "participant",
  module: "has_badges",
  params: byId,
  /** The trail it is seen in. */
  query: z.strictObject({ trailId: z.optional(id) }),
  answer: z.strictObject({ items: z.array(shape.courseBadge) }),
  problems: [notFound],
});

export const shareBadge = endpoint({
  id: "badges.share",
  method: "PUT",
  path: "/api/me/badges/:id/share",
  summary: "Give one's own badge a public page; shared already, it keeps its address",
  access: "participant",
  module: "has_badges",
  params: byId,
  answer: z.strictObject({ url: z.string() }),
  problems: [notFound],
});

export const unshareBadge = endpoint({
  id: "badges.unshare",
  method: "DELETE",
  path: "/api/me/badges/:id/share",
  summary: "Take the public page of one's own badge away; its address is good for nothing from then on",
  access: "participant",
  module: "has_badges",
  params: byId,
});

export const readSharedBadge = endpoint({
  id: "badges.shared",
  method: "GET",
  path: "/api/shared-badges/:key",
  summary: "A badge its holder shares, for anybody who has the link",
  access: "public",
  module: "always",
  params: z.strictObject({ key: z.string().check(z.maxLength(shareKeyLimit)) }),
  answer: shape.sharedBadge,
  problems: [notFound],
  rate: "check",
});

export const badgeEndpoints: readonly EndpointSpec[] = [
  listBadges,
  readBadge,
  createBadge,
  editBadge,
  previewBadge,
  listAwarded,
  listOwnBadges,
  seeBadges,
  listCourseBadges,
  shareBadge,
  unshareBadge,
  readSharedBadge,
];
