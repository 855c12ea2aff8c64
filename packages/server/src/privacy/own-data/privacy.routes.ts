import * as contract from "@trilha/contract/privacy/own-data/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { askOwnExport } from "./ask-own-export.ts";
import { leaveForGood } from "./leave.ts";
import { listDataRequests } from "./list-data-requests.ts";
import { readNewsChoices, saveNewsChoices } from "./news-choices.ts";
import { previewLeaving } from "./preview-leaving.ts";
import { readOwnData } from "./read-own-data.ts";
import { listOwnExports, readOwnExport } from "./read-own-exports.ts";

export const privacyRoutes: readonly Route[] = [
  route(contract.readOwnData, readOwnData),
  route(contract.askOwnExport, askOwnExport),
  route(contract.listOwnExports, listOwnExports),
  route(contract.readOwnExport, readOwnExport),
  route(contract.previewLeaving, previewLeaving),
  route(contract.leave, leaveForGood),
  route(contract.readNewsChoices, readNewsChoices),
  route(contract.saveNewsChoices, saveNewsChoices),
  route(contract.listDataRequests, listDataRequests),
];
