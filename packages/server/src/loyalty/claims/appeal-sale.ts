import type { appealSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { moveSubject } from "./claim-transition.ts";
import { openOwnClaim } from "./open-own-claim.ts";
import { loadClaim } from "./present-claim.ts";
import { enterQueue, noteSignals } from "./queue.queries.ts";
import { priorityOf } from "./rules/risk.ts";
import { appealSignal } from "./rules/signals.ts";
import { mayAppeal } from "./sales.policy.ts";

/** Asks for another look, once; somebody else takes it. */
export const appealSale: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { now } = call;
    const request = { id: params.id, version: body.version };
    const row = await openOwnClaim(tx, call, request, (sent) => mayAppeal(sent, now));
    if (isRefusal(row)) return row;
    const subject = { clientId, type: "claim", id: row.id } as const;
    const changes = { appealed: true, appeal_text: body.text };
    await moveSubject(tx, subject, { from: row.state, to: "appealed", by: { userId, name }, now, changes });
    await noteSignals(tx, subject, row.attempt, [appealSignal], now);
    await enterQueue(tx, subject, {
      storeId: row.store_id,
      userId,
      campaignId: row.campaign_id,
      priority: priorityOf({ risk: row.risk, points: row.points, insistent: true }),
      notBy: row.decided_by,
      now,
    });
    return loadClaim(tx, call, row.id);
  });
