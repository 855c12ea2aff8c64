import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, optionalText, text, version } from "../../core/shapes.ts";
import { baseRuleLimit } from "../earning/rule-limits.ts";
import { productMatch, ruleSet } from "../earning/rule-set.ts";
import * as shape from "./office-shapes.ts";
import { campaignProblems } from "./problems.ts";
import { campaignState, pointsTableRow } from "./shapes.ts";

const byId = z.strictObject({ id });

export const listOfficeCampaigns = endpoint({
  id: "campaigns.office_list",
  method: "GET",
  path: "/api/office/campaigns",
  summary: "All campaigns of the selected client, newest first",
  access: "campaigns.read",
  module: "has_campaigns",
  query: z.strictObject({ state: z.optional(campaignState), ...pageQuery }),
  answer: page(shape.officeItem),
});

export const createCampaign = endpoint({
  id: "campaigns.create",
  method: "POST",
  path: "/api/office/campaigns",
  summary: "Begin a campaign, empty or as a copy of an earlier one",
  access: "campaigns.edit",
  module: "has_campaigns",
  body: shape.campaignCreate,
  answer: byId,
  problems: [genericProblems.notFound],
  idempotent: true,
});

export const readCampaign = endpoint({
  id: "campaigns.read",
  method: "GET",
  path: "/api/office/campaigns/:id",
  summary: "One campaign with its rules, history and totals",
  access: "campaigns.read",
  module: "has_campaigns",
  params: byId,
  answer: shape.campaign,
  problems: [genericProblems.notFound],
});

export const editCampaign = endpoint({
  id: "campaigns.edit",
  method: "PATCH",
  path: "/api/office/campaigns/:id",
  summary: "Change a campaign that has not started",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: shape.campaignEdit,
  answer: shape.campaign,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    campaignProblems.frozen,
    campaignProblems.overlapping,
  ],
  bodyLimit: 512 * 1024,
});

export const removeCampaign = endpoint({
  id: "campaigns.remove",
  method: "DELETE",
  path: "/api/office/campaigns/:id",
  summary: "Throw away a draft",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  problems: [genericProblems.notFound, campaignProblems.wrongState],
});

const checked = z.strictObject({ faults: z.array(shape.fault), campaign: shape.campaign });

export const editRules = endpoint({
  id: "campaigns.edit_rules",
  method: "PUT",
  path: "/api/office/campaigns/:id/rules",
  summary: "Save the draft of a campaign's rule set; faults are told, not refused",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({ version, document: ruleSet }),
  answer: checked,
  problems: [genericProblems.notFound, genericProblems.conflict, campaignProblems.frozen],
  bodyLimit: 4 * 2 ** 20,
});

export const importRules = endpoint({
  id: "campaigns.import_rules",
  method: "POST",
  path: "/api/office/campaigns/:id/rules/import",
  summary: "Read a points table from a file for the editor, whole or its good lines alone; nothing is saved",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject(importFile),
  answer: z.strictObject({
    ...importReport.shape,
    /** Good lines, for the draft of whoever asks. */
    rows: z.array(pointsTableRow),
  }),
  problems: [genericProblems.notFound, importProblems.unreadable, importProblems.tooLong],
});

export const proposeRules = endpoint({
  id: "campaigns.propose",
  method: "POST",
  path: "/api/office/campaigns/:id/proposal",
  summary: "Validate a campaign and ask a second administrator to approve it",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({ version, note: z.optional(optionalText()) }),
  answer: checked,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    campaignProblems.wrongState,
    campaignProblems.faults,
    campaignProblems.overlapping,
  ],
  idempotent: true,
});

export const decideRules = endpoint({
  id: "campaigns.decide",
  method: "POST",
  path: "/api/office/campaigns/:id/decision",
  summary: "Approve or refuse what another administrator proposed",
  access: "campaigns.approve",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({
    ruleSetVersionId: id,
    /** Version of the campaign as it was looked at: a draft is proposed again under the same id. */
    version,
    decision: z.enum(["approve", "refuse"]),
    reason: z.optional(text()),
  }),
  answer: shape.campaign,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    campaignProblems.wrongState,
    campaignProblems.secondPerson,
    campaignProblems.overlapping,
    campaignProblems.faults,
  ],
  idempotent: true,
});

export const withdrawCampaign = endpoint({
  id: "campaigns.withdraw",
  method: "POST",
  path: "/api/office/campaigns/:id/withdrawal",
  summary: "Take a proposed or scheduled campaign back to draft before it starts",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({ reason: text() }),
  answer: shape.campaign,
  problems: [genericProblems.notFound, campaignProblems.wrongState, campaignProblems.frozen],
  idempotent: true,
});

export const addPromotion = endpoint({
  id: "campaigns.add_promotion",
  method: "POST",
  path: "/api/office/campaigns/:id/promotions",
  summary: "Propose promotions for a running campaign: a dated addendum that can never lower a result",
  access: "campaigns.edit",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({
    multipliers: ruleSet.shape.multipliers,
    note: z.optional(optionalText()),
  }),
  answer: checked,
  problems: [genericProblems.notFound, campaignProblems.wrongState, campaignProblems.faults],
  idempotent: true,
});

export const settleCampaign = endpoint({
  id: "campaigns.settle",
  method: "POST",
  path: "/api/office/campaigns/:id/settlement",
  summary: "Close a campaign that ended: every point accounted for, nothing waiting",
  access: "campaigns.approve",
  module: "has_campaigns",
  params: byId,
  body: z.strictObject({}),
  answer: shape.campaign,
  problems: [
    genericProblems.notFound,
    campaignProblems.wrongState,
    campaignProblems.unsettled,
    campaignProblems.awardsOnTheWay,
    campaignProblems.ordersWaiting,
  ],
  idempotent: true,
});

export const readBurnDown = endpoint({
  id: "campaigns.burn_down",
  method: "GET",
  path: "/api/office/campaigns/:id/burn-down",
  summary: "Points given day by day against the budget",
  access: "campaigns.read",
  module: "has_campaigns",
  params: byId,
  answer: shape.burnDown,
  problems: [genericProblems.notFound],
});

export const countProductFits = endpoint({
  id: "campaigns.product_fits",
  method: "POST",
  path: "/api/office/campaigns/product-fits",
  summary: "Number of active products each line of a points table means, saved or not",
  access: "campaigns.read",
  module: "has_campaigns",
  body: z.strictObject({ matches: z.array(productMatch).check(z.maxLength(baseRuleLimit)) }),
  answer: z.strictObject({ fits: z.array(z.number()) }),
  bodyLimit: 4 * 2 ** 20,
});

export const campaignOfficeEndpoints = [
  listOfficeCampaigns,
  createCampaign,
  readCampaign,
  editCampaign,
  removeCampaign,
  editRules,
  importRules,
  proposeRules,
  decideRules,
  withdrawCampaign,
  addPromotion,
  settleCampaign,
  readBurnDown,
  countProductFits,
];
