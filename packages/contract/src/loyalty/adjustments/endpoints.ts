import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { awardProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const params = z.strictObject({ id });

export const listAwardBatches = endpoint({
  id: "awards.list",
  method: "GET",
  path: "/api/awards",
  summary: "Points proposed by people, the newest first",
  access: "awards.read",
  module: "has_campaigns",
  query: z.strictObject({
    /** In the reason, and in the name of a batch's only person. */
    search: searchText,
    state: z.optional(shape.awardState),
    kind: z.optional(shape.awardKind),
    campaignId: z.optional(id),
    ...pageQuery,
  }),
  answer: page(shape.awardBatchItem),
});

export const readAwardBatch = endpoint({
  id: "awards.read",
  method: "GET",
  path: "/api/awards/:id",
  summary: "One proposal: who, why, how much, and whether the caller may decide",
  access: "awards.read",
  module: "has_campaigns",
  params,
  answer: shape.awardBatch,
  problems: [genericProblems.notFound],
});

export const listAwardLines = endpoint({
  id: "awards.lines",
  method: "GET",
  path: "/api/awards/:id/lines",
  summary: "The awards of a proposal, person by person",
  access: "awards.read",
  module: "has_campaigns",
  params,
  query: z.strictObject({ ...pageQuery }),
  answer: page(shape.awardLine),
  problems: [genericProblems.notFound],
});

export const listAwardCampaigns = endpoint({
  id: "awards.campaigns",
  method: "GET",
  path: "/api/awards/campaigns",
  summary: "Campaigns points may be given in, the newest first",
  access: "awards.read",
  module: "has_campaigns",
  answer: z.strictObject({ items: z.array(shape.awardCampaign) }),
});

export const searchAwardPeople = endpoint({
  id: "awards.people",
  method: "GET",
  path: "/api/awards/people",
  summary: "People signed up for a campaign, by name, of one store or all",
  access: "awards.propose",
  module: "has_campaigns",
  query: z.strictObject({
    campaignId: id,
    storeId: z.optional(id),
    search: searchText,
    ...pageQuery,
  }),
  answer: page(shape.awardPerson),
  problems: [genericProblems.notFound],
});

export const proposeAdjustment = endpoint({
  id: "awards.propose_adjustment",
  method: "POST",
  path: "/api/awards/adjustments",
  summary: "Propose to give one person points, or to take some back; a second person decides",
  access: "awards.propose",
  module: "has_campaigns",
  body: shape.adjustment,
  answer: z.strictObject({ id }),
  problems: [
    genericProblems.notFound,
    awardProblems.campaignClosed,
    awardProblems.notEnrolled,
    awardProblems.notEnoughPoints,
    awardProblems.ownPoints,
  ],
  idempotent: true,
});

export const proposeMysteryCustomer = endpoint({
  id: "awards.propose_mystery_customer",
  method: "POST",
  path: "/api/awards/mystery-customers",
  summary: "Check what a mystery-customer action gives by the campaign's rules, or propose it",
  access: "awards.propose",
  module: "has_campaigns",
  body: shape.mysteryAction,
  answer: shape.mysteryReport,
  problems: [genericProblems.notFound, awardProblems.campaignClosed],
  idempotent: true,
});

export const importAwards = endpoint({
  id: "awards.import",
  method: "POST",
  path: "/api/awards/import",
  summary: "Check a file of awards, or propose it, whole or its good lines alone",
  access: "awards.propose",
  module: "has_campaigns",
  body: shape.awardFile,
  answer: shape.awardFileReport,
  problems: [
    genericProblems.notFound,
    awardProblems.campaignClosed,
    awardProblems.sameFile,
    importProblems.unreadable,
    importProblems.tooLong,
    fileProblems.typeRefused,
  ],
  rate: "upload",
  idempotent: true,
});

export const decideOnAwards = endpoint({
  id: "awards.decide",
  method: "POST",
  path: "/api/awards/:id/decision",
  summary: "Approve or refuse a proposal of somebody else; approving posts every award once",
  access: "awards.approve",
  module: "has_campaigns",
  params,
  body: shape.awardDecision,
  answer: shape.awardBatch,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    awardProblems.secondPerson,
    awardProblems.ownPoints,
    awardProblems.decided,
    awardProblems.withdrawn,
    awardProblems.campaignClosed,
    awardProblems.notEnoughPoints,
  ],
  idempotent: true,
});

export const withdrawAwards = endpoint({
  id: "awards.withdraw",
  method: "POST",
  path: "/api/awards/:id/withdrawal",
  summary: "Take back one's own proposal while nobody has decided on it",
  access: "awards.propose",
  module: "has_campaigns",
  params,
  body: shape.awardWithdrawal,
  answer: shape.awardBatch,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    awardProblems.notProposer,
    awardProblems.decided,
    awardProblems.withdrawn,
  ],
  idempotent: true,
});

export const awardEndpoints = [
  listAwardBatches,
  readAwardBatch,
  listAwardLines,
  listAwardCampaigns,
  searchAwardPeople,
  proposeAdjustment,
  proposeMysteryCustomer,
  importAwards,
  decideOnAwards,
  withdrawAwards,
];
