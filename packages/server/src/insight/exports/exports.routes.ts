import * as contract from "@trilha/contract/core/exports/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { listExports, readExport } from "./read-exports.ts";
import { startExport } from "./start-export.ts";

export const exportRoutes: readonly Route[] = [
  route(contract.startExport, startExport),
  route(contract.listExports, listExports),
  route(contract.readExport, readExport),
];
