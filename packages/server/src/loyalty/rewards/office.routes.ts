import * as codes from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import * as office from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import * as sections from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import * as stock from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { decideCorrection, proposeCorrection, withdrawCorrection } from "./correct-stock.ts";
import { createReward } from "./create-reward.ts";
import { readCategoryLimits, writeCategoryLimits } from "./edit-category-limits.ts";
import { editReward } from "./edit-reward.ts";
import { readSections, writeSections } from "./edit-sections.ts";
import { editSettings, readSettings } from "./edit-settings.ts";
import { exportRewards } from "./export-rewards.ts";
import { importCodes, listBatches } from "./import-codes.ts";
import { importRewards } from "./import-rewards.ts";
import { listRewards, readReward } from "./list-rewards.ts";
import { listCorrections, listMoves, listStock } from "./list-stock.ts";
import { receiveStock } from "./receive-stock.ts";
import { switchRewards } from "./switch-rewards.ts";

export const officeRoutes: readonly Route[] = [
  route(office.listRewards, listRewards),
  route(office.readReward, readReward),
  route(office.createReward, createReward),
  route(office.editReward, editReward),
  route(office.switchRewards, switchRewards),
  route(office.importRewards, importRewards),
  route(office.exportRewards, exportRewards),
  route(sections.readSections, readSections),
  route(sections.editSections, writeSections),
  route(sections.readCategoryLimits, readCategoryLimits),
  route(sections.editCategoryLimits, writeCategoryLimits),
  route(sections.readRewardSettings, readSettings),
  route(sections.editRewardSettings, editSettings),
  route(stock.listStock, listStock),
  route(stock.listStockMoves, listMoves),
  route(stock.receiveStock, receiveStock),
  route(stock.listStockCorrections, listCorrections),
  route(stock.proposeStockCorrection, proposeCorrection),
  route(stock.decideStockCorrection, decideCorrection),
  route(stock.withdrawStockCorrection, withdrawCorrection),
  route(codes.listCodeBatches, listBatches),
  route(codes.importCodes, importCodes),
];
