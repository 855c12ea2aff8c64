import * as contract from "@trilha/contract/home/office/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { readModuleWork } from "./read-module-work.ts";
import { readOfficeHome } from "./read-office-home.ts";
import { searchRecords } from "./search-records.ts";

export const officeRoutes: readonly Route[] = [
  route(contract.readOfficeHome, readOfficeHome),
  route(contract.readModuleWork, readModuleWork),
  route(contract.searchRecords, searchRecords),
];
