import type { Database } from "../../db/database.ts";
import { checkSeals } from "./check-seals.ts";
import { bookChecks, clientsWithBooks, faultsOf, takeTime } from "./ledger.check.queries.ts";

/** One check: its name, what it looked at, and what it found wrong. */
export interface LedgerCheck {
  readonly name: string;
  readonly note: string;
  readonly faults: readonly string[];
}

/**
 * Checks the books while the product runs: every sum, every balance, every lot and hold, and history against its
 * seals. Of all clients, or of one. `tell` hears each check when it is done.
 */
export async function verifyLedger(
  db: Database,
  { clientId, tell = () => undefined }: { clientId?: string; tell?: (checked: LedgerCheck) => void } = {},
): Promise<LedgerCheck[]> {
  const done: LedgerCheck[] = [];
  const note = (checked: LedgerCheck) => {
    done.push(checked);
    tell(checked);
  };
  await db.read({ system: true }, async (tx) => {
    await takeTime(tx);
    for (const check of bookChecks) {
      note({ name: check.name, note: "", faults: await faultsOf(tx, check, clientId) });
    }
    for (const client of await clientsWithBooks(tx)) {
      if (clientId && client.id !== clientId) continue;
      const { seals, transactions, head, faults } = await checkSeals(tx, client.id);
      if (seals === 0) continue;
      const reach = `${transactions} transactions in ${seals} seals, head ${head.slice(0, 16)}`;
      note({ name: `history of ${client.name} is as it was sealed`, note: reach, faults });
    }
  });
  return done;
}
