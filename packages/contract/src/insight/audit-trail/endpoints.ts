import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, id, moment, optionalText } from "../../core/shapes.ts";

const auditRow = z.strictObject({
  id: z.number(),
  at: moment,
  actorId: z.nullable(id),
  actorName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  entityName: z.string(),
  /** Only what changed, before and after. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.nullable(z.string()),
  requestId: z.string(),
});

export const listAudit = endpoint({
  id: "admin.list_audit",
  method: "GET",
  path: "/api/audit",
  summary: "Every staff write in the selected client, newest first",
  access: "audit.read",
  query: z.strictObject({
    entity: z.optional(optionalText(64)),
    entityId: z.optional(optionalText(64)),
    actorId: z.optional(id),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    ...pageQuery,
  }),
  answer: page(auditRow),
});

export const listDeadJobs = endpoint({
  id: "admin.list_dead_jobs",
  method: "GET",
  path: "/api/jobs/dead",
  summary: "Jobs that failed as often as they may, with their last error",
  access: "clients.list",
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        task: z.string(),
        attempts: z.number(),
        lastError: z.string(),
        createdAt: moment,
      }),
    ),
  }),
});

export const retryJob = endpoint({
  id: "admin.retry_job",
  method: "POST",
  path: "/api/jobs/:id/retry",
  summary: "Let a dead job run again",
  access: "clients.list",
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  problems: [genericProblems.notFound],
});

export const adminEndpoints = [listAudit, listDeadJobs, retryJob];
