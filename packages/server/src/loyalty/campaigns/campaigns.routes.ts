import * as contract from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listStatement } from "./list-statement.ts";
import { readEnrolment } from "./read-enrolment.ts";
import { readPoints } from "./read-points.ts";
import { readPointsTable } from "./read-points-table.ts";
import { readRules } from "./read-rules.ts";
import { readSignUp } from "./read-sign-up.ts";
import { signUp } from "./sign-up.ts";

export const participantRoutes: readonly Route[] = [
  route(contract.listCampaigns, listCampaigns),
  route(contract.readSignUp, readSignUp),
  route(contract.signUp, signUp),
  route(contract.readEnrolment, readEnrolment),
  route(contract.readRules, readRules),
  route(contract.readPointsTable, readPointsTable),
  route(contract.readPoints, readPoints),
  route(contract.listStatement, listStatement),
];
