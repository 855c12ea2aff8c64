import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { campaignModules, pointModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, id, localizedText, searchText, text } from "../../core/shapes.ts";
import { campaignProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });

export const listCampaigns = endpoint({
  id: "campaigns.list",
  method: "GET",
  path: "/api/campaigns",
  summary: "Campaigns for the caller's country: active and coming first, then previous ones",
  access: "participant",
  module: campaignModules,
  query: z.strictObject({ previous: z.optional(z.enum(["true", "false"])), ...pageQuery }),
  answer: page(shape.campaignItem),
});

export const readSignUp = endpoint({
  id: "campaigns.read_sign_up",
  method: "GET",
  path: "/api/campaigns/:id/sign-up",
  summary: "What signing up for a campaign asks, with its terms",
  access: "participant",
  module: campaignModules,
  params: byId,
  answer: shape.signUpForm,
  problems: [genericProblems.notFound],
});

export const signUp = endpoint({
  id: "campaigns.sign_up",
  method: "POST",
  path: "/api/campaigns/:id/sign-up",
  summary: "Sign up for a campaign",
  access: "participant",
  module: campaignModules,
  params: byId,
  body: shape.signUp,
  answer: shape.enrolment,
  problems: [
    genericProblems.notFound,
    campaignProblems.incompleteSignUp,
    campaignProblems.alreadyEnrolled,
    campaignProblems.notOpen,
    campaignProblems.tooYoung,
    campaignProblems.brandOfOthers,
    campaignProblems.termsChanged,
  ],
  idempotent: true,
});

export const readEnrolment = endpoint({
  id: "campaigns.read_enrolment",
  method: "GET",
  path: "/api/campaigns/:id/enrolment",
  summary: "What the caller signed up with, and the stores they may report for",
  access: "participant",
  module: campaignModules,
  params: byId,
  answer: shape.enrolment,
  problems: [genericProblems.notFound, campaignProblems.notEnrolled],
});

export const readRules = endpoint({
  id: "campaigns.read_rules",
  method: "GET",
  path: "/api/campaigns/:id/rules",
  summary: "The approved rule sets of a campaign, to compute points as the server will",
  access: "participant",
  module: campaignModules,
  params: byId,
  answer: shape.rulesInForce,
  problems: [genericProblems.notFound],
  maxAge: 30,
});

export const readPointsTable = endpoint({
  id: "campaigns.points_table",
  method: "GET",
  path: "/api/campaigns/:id/points-table",
  summary: "The campaign's points table, searchable, with its fingerprint and what promotions run",
  access: "participant",
  module: "has_points_table",
  params: byId,
  query: z.strictObject({
    search: searchText,
    productType: z.optional(text(64)),
    brand: z.optional(text(64)),
    ...pageQuery,
  }),
  answer: z.strictObject({
    ...page(shape.namedTableRow).shape,
    campaign: shape.campaignItem,
    frozen: z.boolean(),
    hash: z.string(),
    version: z.number(),
    productTypes: z.array(z.string()),
    brands: z.array(z.string()),
    promotions: z.array(
      z.strictObject({
        id: z.string(),
        name: localizedText(80),
        numerator: z.number(),
        denominator: z.number(),
        from: calendarDate,
        to: calendarDate,
        state: z.enum(["upcoming", "running", "ended"]),
        /** Whether it reaches the caller's country, stores and level. */
        forMe: z.boolean(),
        scope: z.array(z.string()),
      }),
    ),
    activities: z.array(
      z.strictObject({
        ruleId: z.string(),
        kind: z.string(),
        /** Restriction of a rule, such as one photo type, by its name; null: any. */
        object: z.nullable(z.string()),
        points: z.int(),
        experience: z.int(),
        once: z.string(),
      }),
    ),
  }),
  problems: [genericProblems.notFound],
});

export const readPoints = endpoint({
  id: "points.read",
  method: "GET",
  path: "/api/points",
  summary: "The caller's points by campaign: available, under audit, held, expiring and when",
  access: "participant",
  module: pointModules,
  answer: z.strictObject({ balances: z.array(shape.balance) }),
});

export const listStatement = endpoint({
  id: "points.statement",
  method: "GET",
  path: "/api/points/statement",
  summary: "The caller's statement, newest first; every line says why",
  access: "participant",
  module: pointModules,
  query: z.strictObject({
    campaignId: z.optional(id),
    kind: z.optional(z.enum(["earned", "spent", "taken_back"])),
    ...pageQuery,
  }),
  answer: page(shape.statementLine),
});

export const campaignEndpoints = [
  listCampaigns,
  readSignUp,
  signUp,
  readEnrolment,
  readRules,
  readPointsTable,
  readPoints,
  listStatement,
];
