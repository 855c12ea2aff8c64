import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, id, searchText } from "../../core/shapes.ts";
import { campaignProblems } from "../campaigns/problems.ts";
import { levelProblems } from "./problems.ts";
import * as shape from "./shapes.ts";
import { reviewStates } from "./states.ts";

const byId = z.strictObject({ id });

export const readMyLevel = endpoint({
  id: "levels.mine",
  method: "GET",
  path: "/api/levels/mine",
  summary: "The caller's level: the bar of a campaign, what each level opens, the review and what was before",
  access: "participant",
  module: "has_campaigns",
  query: z.strictObject({ campaignId: z.optional(id) }),
  answer: shape.myLevel,
  problems: [genericProblems.notFound],
});

export const appealReview = endpoint({
  id: "levels.appeal",
  method: "POST",
  path: "/api/levels/reviews/:id/appeal",
  summary: "Ask once for another look at a refusal; somebody else decides",
  access: "participant",
  module: "has_campaigns",
  params: byId,
  body: shape.reviewAppeal,
  answer: shape.ownReview,
  problems: [genericProblems.notFound, genericProblems.conflict, levelProblems.appealClosed],
  idempotent: true,
});

export const listReviews = endpoint({
  id: "levels.list",
  method: "GET",
  path: "/api/levels/reviews",
  summary: "People whose level is to be decided on, who waits longest first; else the newest first",
  access: "levels.read",
  module: "has_campaigns",
  query: z.strictObject({
    /** `open`: somebody still has to do something. */
    state: z.optional(z.enum(["open", ...reviewStates])),
    /** The level it is about. */
    level: z.optional(shape.levelAbove),
    kind: z.optional(shape.reviewKind),
    country: z.optional(country),
    campaignId: z.optional(id),
    /** In the person's name. */
    search: searchText,
    ...pageQuery,
  }),
  answer: page(shape.reviewItem),
});

export const readReview = endpoint({
  id: "levels.read",
  method: "GET",
  path: "/api/levels/reviews/:id",
  summary: "One review with its evidence, its history and what the caller may do",
  access: "levels.read",
  module: "has_campaigns",
  params: byId,
  answer: shape.review,
  problems: [genericProblems.notFound],
});

export const examineReview = endpoint({
  id: "levels.examine",
  method: "POST",
  path: "/api/levels/reviews/:id/look",
  summary: "Say what one found in the evidence; somebody else decides",
  access: "levels.examine",
  module: "has_campaigns",
  params: byId,
  body: shape.reviewFinding,
  answer: shape.review,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    levelProblems.wrongState,
    levelProblems.own,
    levelProblems.campaignSettled,
  ],
  idempotent: true,
});

export const decideReview = endpoint({
  id: "levels.decide",
  method: "POST",
  path: "/api/levels/reviews/:id/decision",
  summary: "Grant or refuse a level, keep or lower one; granting takes another person than looked",
  access: "levels.decide",
  module: "has_campaigns",
  params: byId,
  body: shape.decision,
  answer: shape.review,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    levelProblems.wrongState,
    levelProblems.own,
    levelProblems.secondPerson,
    levelProblems.awaitsAudit,
    levelProblems.campaignSettled,
  ],
  idempotent: true,
});

export const previewFalls = endpoint({
  id: "levels.fall_preview",
  method: "GET",
  path: "/api/levels/falls/:campaignId",
  summary: "Who falls by one level as a campaign begins, before it does and afterwards",
  access: "levels.read",
  module: "has_campaigns",
  params: z.strictObject({ campaignId: id }),
  query: z.strictObject({ country: z.optional(country), ...pageQuery }),
  answer: shape.falls,
  problems: [genericProblems.notFound],
});

export const readLevelRules = endpoint({
  id: "levels.rules",
  method: "GET",
  path: "/api/office/campaigns/:id/levels",
  summary: "What the levels ask and open in a campaign",
  access: "campaigns.read",
  module: "has_campaigns",
  params: byId,
  answer: shape.levelRules,
  problems: [genericProblems.notFound],
});

export const editLevelRules = endpoint({
  id: "levels.edit_rules",
  method: "PUT",
  path: "/api/office/campaigns/:id/levels",
  summary: "Change what the levels ask and open in a campaign that has not started",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: shape.levelRulesEdit,
  answer: shape.levelRules,
  problems: [genericProblems.notFound, genericProblems.conflict, campaignProblems.frozen],
});

export const levelEndpoints = [
  readMyLevel,
  appealReview,
  listReviews,
  readReview,
  examineReview,
  decideReview,
  previewFalls,
  readLevelRules,
  editLevelRules,
];
