import type { readQueuesFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import { figureQueues } from "@trilha/contract/insight/reports/shapes.ts";
import type { UseCase } from "../../core/use-case.ts";
import { waitingIn } from "./reports.queues.queries.ts";

/** Queues of the staff at this moment, and for how long. */
export const readQueues: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const { actor, now } = call;
    const rows = [];
    for (const queue of figureQueues) {
      const { waiting, more, oldest, ages } = await waitingIn(tx, queue, { clientId: actor.clientId, now });
      rows.push({ queue, waiting, more, oldest: oldest?.toISOString() ?? null, ages });
    }
    return { countedAt: now.toISOString(), rows };
  });
