import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { moment } from "../../core/shapes.ts";

export const listDeadJobs = endpoint({
  id: "jobs.list_dead",
  method: "GET",
  path: "/api/jobs/dead",
  summary: "Jobs that failed as often as they may, with their last error",
  access: "clients.list",
  module: "always",
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
  id: "jobs.retry",
  method: "POST",
  path: "/api/jobs/:id/retry",
  summary: "Let a dead job run again",
  access: "clients.list",
  module: "always",
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  problems: [genericProblems.notFound],
});

export const jobEndpoints = [listDeadJobs, retryJob];
