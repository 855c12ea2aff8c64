import * as contract from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { type Route, route } from "../../platform/http/bind.ts";
import { listAudit } from "./list-audit.ts";
import { listDeadJobs } from "./list-dead-jobs.ts";
import { retryJob } from "./retry-job.ts";

export const adminRoutes: readonly Route[] = [
  route(contract.listAudit, listAudit),
  route(contract.listDeadJobs, listDeadJobs),
  route(contract.retryJob, retryJob),
];
