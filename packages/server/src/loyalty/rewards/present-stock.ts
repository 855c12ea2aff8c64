import type { stockCorrection, stockMove, stockRow } from "@trilha/contract/loyalty/rewards/stock-shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { isSecondPerson } from "../../core/rules/second-person.ts";
import type { Tx } from "../../db/database.ts";
import {
  type CorrectionRow,
  correctionById,
  type StockMovementRow,
  type StockRow,
} from "./stock.office.queries.ts";

export function presentStock(row: StockRow): z.output<typeof stockRow> {
  const { sku, name, delivery, country, received, reserved, shipped, returned, corrected } = row;
  return {
    rewardId: row.reward_id,
    ...{ sku, name, delivery, country, received, reserved, shipped, returned, corrected },
    onHand: row.on_hand,
  };
}

export function presentMove(row: StockMovementRow): z.output<typeof stockMove> {
  const { sku, name, country, kind, units, reason } = row;
  return {
    id: String(row.id),
    rewardId: row.reward_id,
    ...{ sku, name, country, kind, units, reason },
    orderId: row.order_id,
    correctionId: row.correction_id,
    by: row.actor_id === null ? null : row.actor_name,
    at: row.at.toISOString(),
  };
}

/** A correction, with whether the reader may decide on it or take it back. */
export function presentCorrection(call: MemberCall, row: CorrectionRow): z.output<typeof stockCorrection> {
  const { id, sku, name, country, units, reason, state, version } = row;
  const { userId, permissions } = call.actor;
  const waits = state === "proposed";
  return {
    ...{ id, sku, name, country, units, reason, state, version },
    rewardId: row.reward_id,
    onHand: row.on_hand,
    proposedBy: { userId: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: row.decided_by ? { userId: row.decided_by, name: row.decider_name ?? "" } : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    can: {
      decide: waits && isSecondPerson(userId, row.proposed_by) && permissions.has("stock.approve"),
      withdraw: waits && row.proposed_by === userId && permissions.has("stock.edit"),
    },
  };
}

export async function loadCorrection(tx: Tx, call: MemberCall, id: string) {
  const row = await correctionById(tx, call.actor.clientId, id);
  if (!row) throw new Error("a correction vanished inside a transaction");
  return presentCorrection(call, row);
}
