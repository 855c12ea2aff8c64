import * as contract from "@trilha/contract/insight/error-reports/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { reportError, reportOwnError } from "./report-error.ts";

export const errorReportRoutes: readonly Route[] = [
  route(contract.reportError, reportError),
  route(contract.reportOwnError, reportOwnError),
];
