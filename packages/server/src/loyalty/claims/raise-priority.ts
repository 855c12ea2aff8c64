import type { Tx } from "../../db/database.ts";
import { raiseInQueue } from "./queue.queries.ts";
import { orderWaits } from "./rules/risk.ts";

/** Orders wait for these: they rise before the auditors, each once. What is not in the queue rises as it enters. */
export async function raisePriority(
  tx: Tx,
  clientId: string,
  subjects: readonly { type: "claim" | "photo"; id: string }[],
): Promise<void> {
  for (const { type, id } of subjects.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await raiseInQueue(tx, { clientId, type, id }, orderWaits);
  }
}
