import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { appealSale } from "./appeal-sale.ts";
import { findSentSale } from "./find-sent-sale.ts";
import { listSales } from "./list-sales.ts";
import { previewSale } from "./preview-sale.ts";
import { readCounters } from "./read-counters.ts";
import { readSale } from "./read-sale.ts";
import { reportSale } from "./report-sale.ts";
import { resubmitSale } from "./resubmit-sale.ts";
import { sendSalePicture } from "./send-picture.ts";
import { withdrawSale } from "./withdraw-sale.ts";

export const saleRoutes: readonly Route[] = [
  route(contract.reportSale, reportSale),
  route(contract.previewSale, previewSale),
  route(contract.readCounters, readCounters),
  route(contract.findSentSale, findSentSale),
  route(contract.listSales, listSales),
  route(contract.readSale, readSale),
  route(contract.resubmitSale, resubmitSale),
  route(contract.appealSale, appealSale),
  route(contract.sendSalePicture, sendSalePicture),
  route(contract.withdrawSale, withdrawSale),
];
