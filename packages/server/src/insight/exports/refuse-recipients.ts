import { exportProblems } from "@trilha/contract/core/exports/problems.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { presentRecipients } from "./recipients.ts";

/** Refusal that names the first recipient who may not read a report; undefined: all of them may. */
export async function refuseRecipients(
  tx: Tx,
  report: { clientId: string; kind: ExportKind },
  userIds: readonly string[],
): Promise<Refusal | undefined> {
  const recipients = await presentRecipients(tx, report, userIds);
  const barred = recipients.find(({ mayRead }) => !mayRead);
  return barred && refuse(exportProblems.recipientMayNot, { name: barred.name });
}
