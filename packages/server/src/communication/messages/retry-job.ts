import type { retryJob as spec } from "@trilha/contract/communication/messages/job-endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { reviveJob } from "./jobs.queries.ts";

/** Lets a dead job run again, with all its attempts. */
export const retryJob: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const job = await reviveJob(tx, params.id);
    if (!job) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "jobs.retry",
      entity: "job",
      entityId: params.id,
      entityName: job.task,
      before: { attempts: job.attempts },
      after: { attempts: 0 },
    });
    return undefined;
  });
