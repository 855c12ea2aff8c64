import type { listDeadJobs as spec } from "@trilha/contract/communication/messages/job-endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { deadJobs } from "./jobs.queries.ts";

/** Jobs that failed as often as they may. */
export const listDeadJobs: UseCase<typeof spec> = (call) =>
  call.system.read(async (tx) => {
    const rows = await deadJobs(tx);
    const items = rows.map(({ id, task, attempts, last_error, created_at }) => ({
      id,
      task,
      attempts,
      lastError: (last_error ?? "").slice(0, 1000),
      createdAt: created_at.toISOString(),
    }));
    return { items };
  });
