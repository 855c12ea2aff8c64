import { notify } from "../../communication/messages/index.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import type { CorrectionRow } from "./stock.office.queries.ts";

/** Tells whoever proposed a correction what the second person decided. */
export async function announceCorrection(
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
