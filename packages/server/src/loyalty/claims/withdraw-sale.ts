import type { withdrawSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { rulesByVersion, takeFromCounters } from "../campaigns/index.ts";
import { judge } from "../ledger/index.ts";
import { moveSubject } from "./claim-transition.ts";
import { openOwnClaim } from "./open-own-claim.ts";
import { endPictureRequest } from "./picture-request.queries.ts";
import { loadClaim } from "./present-claim.ts";
import { leaveQueue } from "./queue.queries.ts";
import { mayWithdraw } from "./sales.policy.ts";

/** Takes back a sale nobody has decided on: its points fall, and its invoice number is free again. */
export const withdrawSale: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { now } = call;
    const row = await openOwnClaim(tx, call, { id: params.id, version: body.version }, mayWithdraw);
    if (isRefusal(row)) return row;
    const subject = { clientId, type: "claim", id: row.id } as const;
    await moveSubject(tx, subject, { from: row.state, to: "withdrawn", by: { userId, name }, now });
    await leaveQueue(tx, subject);
    await endPictureRequest(tx, subject, { sent: false, now });
    for (const line of row.lines) {
      const judged = await judge(tx, {
        clientId,
        userId,
        sourceId: line.id,
        accepted: "none",
        decisionId: `withdraw:${row.id}`,
        actorId: userId,
        reason: null,
        now,
      });
      if (isRefusal(judged)) return judged;
    }
    const rules = await rulesByVersion(tx, clientId, row.rule_set_version_id);
    if (rules) {
      const { campaign_id: campaignId, store_id: storeId, sale_date: date } = row;
      const reach = { clientId, campaignId, userId, storeId, date, ruleSet: rules.ruleSet };
      await takeFromCounters(tx, reach, row.points);
    }
    await publishEvent(tx, "points.changed", { clientId, userId });
    return loadClaim(tx, call, row.id);
  });
