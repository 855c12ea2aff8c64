import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { claimModules } from "../../core/modules.ts";
import * as shape from "./shapes.ts";

export const listFigureCampaigns = endpoint({
  id: "figures.campaigns",
  method: "GET",
  path: "/api/office/figures/campaigns",
  summary: "Campaigns that began, the newest first, for whoever narrows a figure to one",
  access: "figures.read",
  module: "has_campaigns",
  answer: z.strictObject({ items: z.array(shape.figureCampaign) }),
});

export const readSalesFigure = endpoint({
  id: "figures.sales",
  method: "GET",
  path: "/api/office/figures/sales",
  summary: "What was sold, by week, product, brand, chain or country",
  access: "figures.read",
  module: claimModules,
  query: shape.salesQuery,
  answer: shape.salesFigure,
});

export const readPointsFigure = endpoint({
  id: "figures.points",
  method: "GET",
  path: "/api/office/figures/points",
  summary: "Points given, under audit, redeemed, expired and taken back, and what the programme owes",
  access: "figures.read",
  module: "has_campaigns",
  query: shape.pointsQuery,
  answer: shape.pointsFigure,
});

export const readQueuesFigure = endpoint({
  id: "figures.queues",
  method: "GET",
  path: "/api/office/figures/queues",
  summary: "What waits for the staff, and for how long",
  access: "figures.read",
  module: "always",
  answer: shape.queuesFigure,
});

export const readAuditFigure = endpoint({
  id: "figures.audit",
  method: "GET",
  path: "/api/office/figures/audit",
  summary: "What auditors decided, by reason, week or campaign",
  access: "figures.read",
  module: claimModules,
  query: shape.auditFigureQuery,
  answer: shape.auditFigure,
});

export const readRedemptionFigure = endpoint({
  id: "figures.redemption",
  method: "GET",
  path: "/api/office/figures/redemption",
  summary: "What became of orders, by category, item, week, country or campaign",
  access: "figures.read",
  module: "has_reward_store",
  query: shape.redemptionQuery,
  answer: shape.redemptionFigure,
});

export const readLevelsFigure = endpoint({
  id: "figures.levels",
  method: "GET",
  path: "/api/office/figures/levels",
  summary: "How far people of a campaign came, level by level",
  access: "figures.read",
  module: "has_campaigns",
  query: shape.levelsQuery,
  answer: shape.levelsFigure,
});

export const readAgesFigure = endpoint({
  id: "figures.ages",
  method: "GET",
  path: "/api/office/figures/ages",
  summary: "People of a campaign by age band, and how far they came",
  access: "figures.read",
  module: "has_campaigns",
  query: shape.levelsQuery,
  answer: shape.agesFigure,
});

export const readCompareFigure = endpoint({
  id: "figures.compare",
  method: "GET",
  path: "/api/office/figures/compare",
  summary: "Campaigns side by side, and week by week from the first of each",
  access: "figures.read",
  module: "has_campaigns",
  query: shape.compareQuery,
  answer: shape.compareFigure,
});

export const figureEndpoints = [
  listFigureCampaigns,
  readSalesFigure,
  readPointsFigure,
  readQueuesFigure,
  readAuditFigure,
  readRedemptionFigure,
  readLevelsFigure,
  readAgesFigure,
  readCompareFigure,
];
