import * as z from "zod/mini";
import { country, id, localizedText, moment, optionalText, text, version } from "../../core/shapes.ts";
import { rewardNameLimit, unitLimit } from "./limits.ts";
import { delivery } from "./shapes.ts";
import { stockMoveKinds } from "./states.ts";

// Stock is a ledger of units: every move is kept, and on hand = received − reserved − shipped + returned + corrected.

export const stockMoveKind = z.enum(stockMoveKinds);
export type StockMoveKind = z.output<typeof stockMoveKind>;

/** The stock of one item in one country. */
export const stockRow = z.strictObject({
  rewardId: id,
  sku: z.string(),
  name: localizedText(rewardNameLimit),
  delivery,
  country,
  received: z.int(),
  reserved: z.int(),
  shipped: z.int(),
  returned: z.int(),
  corrected: z.int(),
  onHand: z.int(),
});

export const stockMove = z.strictObject({
  id: z.string(),
  rewardId: id,
  sku: z.string(),
  name: localizedText(rewardNameLimit),
  country,
  kind: stockMoveKind,
  /** Below zero only where a correction takes away. */
  units: z.int(),
  orderId: z.nullable(id),
  correctionId: z.nullable(id),
  /** Actor of the movement; null: the product itself. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: moment,
});

export const stockReceipt = z.strictObject({
  rewardId: id,
  country,
  units: z.int().check(z.minimum(1), z.maximum(unitLimit)),
  /** Delivery note or the like. */
  note: z.optional(optionalText()),
});

/** Proposed by one, decided by another, or withdrawn by whoever proposed it: once (the database says the same). */
export const correctionStates = ["proposed", "approved", "refused", "withdrawn"] as const;
export const correctionState = z.enum(correctionStates);

export const stockProposal = z.strictObject({
  rewardId: id,
  country,
  /** Difference a count found. */
  units: z.int().check(
    z.minimum(-unitLimit),
    z.maximum(unitLimit),
    z.refine((units) => units !== 0),
  ),
  reason: text(),
});

const somebody = z.strictObject({ userId: id, name: z.string() });

export const stockCorrection = z.strictObject({
  id,
  rewardId: id,
  sku: z.string(),
  name: localizedText(rewardNameLimit),
  country,
  units: z.int(),
  /** Units on hand now, before it. */
  onHand: z.int(),
  reason: z.string(),
  state: correctionState,
  proposedBy: somebody,
  proposedAt: moment,
  decidedBy: z.nullable(somebody),
  decidedAt: z.nullable(moment),
  decisionReason: z.nullable(z.string()),
  version: z.number(),
  can: z.strictObject({ decide: z.boolean(), withdraw: z.boolean() }),
});

export const stockDecision = z.strictObject({
  version,
  decision: z.enum(["approve", "refuse"]),
  /** Needed to refuse; whoever proposed it is told. */
  reason: z.optional(optionalText()),
});
export const stockWithdrawal = z.strictObject({ version });
