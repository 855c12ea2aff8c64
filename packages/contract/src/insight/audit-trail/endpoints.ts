import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { calendarDate, id, moment, optionalText } from "../../core/shapes.ts";

const auditRow = z.strictObject({
  id: z.number(),
  at: moment,
  actorId: z.nullable(id),
  actorName: z.string(),
  action: z.string(),
  /** Act in words of the reader's language; `[who]` and `[whom]` stand for the names. */
  sentence: z.string(),
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
  module: "always",
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

export const auditTrailEndpoints = [listAudit];
