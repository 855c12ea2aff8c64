import * as contract from "@trilha/contract/insight/reports/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { readAges } from "./read-ages.ts";
import { readAudit } from "./read-audit.ts";
import { readCompare } from "./read-compare.ts";
import { readLevels } from "./read-levels.ts";
import { readPoints } from "./read-points.ts";
import { readQueues } from "./read-queues.ts";
import { readRedemption } from "./read-redemption.ts";
import { readSales } from "./read-sales.ts";

export const reportRoutes: readonly Route[] = [
  route(contract.listFigureCampaigns, listCampaigns),
  route(contract.readSalesFigure, readSales),
  route(contract.readPointsFigure, readPoints),
  route(contract.readQueuesFigure, readQueues),
  route(contract.readAuditFigure, readAudit),
  route(contract.readRedemptionFigure, readRedemption),
  route(contract.readLevelsFigure, readLevels),
  route(contract.readAgesFigure, readAges),
  route(contract.readCompareFigure, readCompare),
];
