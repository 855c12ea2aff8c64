import * as contract from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { listAudit } from "./list-audit.ts";

export const auditTrailRoutes: readonly Route[] = [route(contract.listAudit, listAudit)];
