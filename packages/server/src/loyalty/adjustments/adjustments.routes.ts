import * as contract from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { decideOnAwards } from "./decide-on-awards.ts";
import { importAwards } from "./import-awards.ts";
import { listBatches } from "./list-batches.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listLines } from "./list-lines.ts";
import { proposeAdjustment } from "./propose-adjustment.ts";
import { proposeMysteryCustomer } from "./propose-mystery-customer.ts";
import { readBatch } from "./read-batch.ts";
import { searchPeople } from "./search-people.ts";
import { withdrawAwards } from "./withdraw-awards.ts";

export const adjustmentRoutes: readonly Route[] = [
  route(contract.listAwardBatches, listBatches),
  route(contract.readAwardBatch, readBatch),
  route(contract.listAwardLines, listLines),
  route(contract.listAwardCampaigns, listCampaigns),
  route(contract.searchAwardPeople, searchPeople),
  route(contract.proposeAdjustment, proposeAdjustment),
  route(contract.proposeMysteryCustomer, proposeMysteryCustomer),
  route(contract.importAwards, importAwards),
  route(contract.decideOnAwards, decideOnAwards),
  route(contract.withdrawAwards, withdrawAwards),
];
