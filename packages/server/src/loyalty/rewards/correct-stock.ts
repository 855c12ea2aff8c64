import { genericProblems } from "@trilha/contract/core/problems.ts";
import { stockProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import type {
  decideStockCorrection as decideSpec,
  proposeStockCorrection as proposeSpec,
  withdrawStockCorrection as withdrawSpec,
} from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { notify } from "../../communication/messages/index.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { isSecondPerson } from "../../core/rules/second-person.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { loadCorrection } from "./present-stock.ts";
import { countedStock } from "./receive-stock.ts";
import {
  type CorrectionRow,
  correctionById,
  endCorrection,
  insertCorrection,
  lockCorrection,
} from "./stock.office.queries.ts";
import { moveStock, unitsOnHand } from "./stock.queries.ts";

/** Says that a count found more units, or fewer; nothing moves before a second person agrees. */
export const proposeCorrection: UseCase<typeof proposeSpec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { rewardId, country, units, reason } = body;
    const stock = await countedStock(tx, clientId, body);
    if (isRefusal(stock)) return stock;
    if (stock.on_hand + units < 0) return refuse(stockProblems.belowZero, { onHand: stock.on_hand });
    const proposer = { userId, name };
    const id = await insertCorrection(tx, {
      ...{ clientId, rewardId, country, units, reason },
      by: proposer,
      at: call.now,
    });
    await record(tx, call, "proposed", { id, sku: stock.sku, name: stock.name }, { country, units, reason });
    return loadCorrection(tx, call, id);
  });

/**
 * The second person decides: approving moves the units, once. Whoever proposed never decides; of two who decide at once
 * the second hears `stock.decided`; what orders took meanwhile may leave too little (`stock.below_zero`).
 */
export const decideCorrection: UseCase<typeof decideSpec> = async (call, { params, body }) => {
  const reason = body.reason || null;
  if (body.decision === "refuse" && !reason) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "reason_required" }]);
  }
  const { clientId, userId, name } = call.actor;
  return call.write(async (tx) => {
    const row = await openCorrection(tx, call, params.id, body.version);
    if (isRefusal(row)) return row;
    if (!isSecondPerson(userId, row.proposed_by)) return refuse(stockProblems.secondPerson);
    const state = body.decision === "approve" ? "approved" : "refused";
    const actor = { userId, name };
    await endCorrection(tx, clientId, row.id, { state, by: actor, at: call.now, reason });
    if (state === "approved") {
      const done = await moveStock(tx, {
        ...{ clientId, rewardId: row.reward_id, country: row.country, units: row.units, kind: "correct" },
        ...{ correctionId: row.id, key: `correct:${row.id}`, by: actor, reason: row.reason, at: call.now },
      });
      if (done === "not_enough") {
        const onHand = await unitsOnHand(tx, { clientId, rewardId: row.reward_id, country: row.country });
        return refuse(stockProblems.belowZero, { onHand });
      }
      await publishEvent(tx, "rewards.changed", { clientId });
    }
    const { country, units } = row;
    await record(tx, call, state, row, {
      ...{ country, units, ...(reason && { reason }) },
    });
    await announceCorrection(tx, call, row, { state, reason });
    return loadCorrection(tx, call, row.id);
  });
};

/** Withdrawal by the proposer while nobody has decided. */
export const withdrawCorrection: UseCase<typeof withdrawSpec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const row = await openCorrection(tx, call, params.id, body.version);
    if (isRefusal(row)) return row;
    if (row.proposed_by !== userId) return refuse(stockProblems.notProposer);
    await endCorrection(tx, clientId, row.id, { state: "withdrawn", by: null, at: call.now, reason: null });
    await record(tx, call, "withdrawn", row, { country: row.country, units: row.units });
    return loadCorrection(tx, call, row.id);
  });

/** A correction nobody has ended yet, held until the transaction ends. */
async function openCorrection(
  tx: Tx,
  { actor: { clientId } }: MemberCall,
  id: string,
  version: number,
): Promise<CorrectionRow | Refusal> {
  const row = (await lockCorrection(tx, clientId, id)) ? await correctionById(tx, clientId, id) : undefined;
  if (!row) return refuse(genericProblems.notFound);
  if (row.state !== "proposed") return refuse(stockProblems.decided);
  return row.version === version ? row : refuse(genericProblems.conflict);
}

/** Actions of a correction in the trail. */
const actions = {
  proposed: "stock.propose",
  approved: "stock.approve",
  refused: "stock.refuse",
  withdrawn: "stock.withdraw",
} as const;

function record(
  tx: Tx,
  call: MemberCall,
  step: keyof typeof actions,
  { id, sku, name }: Pick<CorrectionRow, "id" | "sku" | "name">,
  { reason, ...after }: { country: string; units: number; reason?: string },
): Promise<void> {
  const entityName = textIn(name, call.locale) || sku;
  return recordAudit(tx, call, {
    action: actions[step],
    ...{ entity: "stock_correction", entityId: id, entityName, after },
    ...(reason && { reason }),
  });
}

/** Tells whoever proposed a correction what the second person decided. */
async function announceCorrection(
  tx: Tx,
  call: MemberCall,
  row: CorrectionRow,
  decided: { state: "approved" | "refused"; reason: string | null },
): Promise<void> {
  const { clientId, name: who } = call.actor;
  const what = textIn(row.name, call.locale) || row.sku;
  const about = { clientId, userId: row.proposed_by, link: "/admin/rewards/stock", now: call.now } as const;
  if (decided.state === "approved") {
    await notify(tx, { ...about, kind: "stock.approved", params: { who, what } });
  } else {
    await notify(tx, { ...about, kind: "stock.refused", params: { who, what, why: decided.reason ?? "" } });
  }
}
