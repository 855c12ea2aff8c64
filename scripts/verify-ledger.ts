// `npm run verify-ledger`: checks every sum in the books and what is counted from them, and replays their seals. The running app is not disturbed.
import { Database } from "../packages/server/src/db/database.ts";
import { schemaIsCurrent } from "../packages/server/src/db/migrate.ts";
import { verifyWeeks } from "../packages/server/src/insight/reports/index.ts";
import { verifyDays } from "../packages/server/src/loyalty/campaigns/index.ts";
import { verifyFigures } from "../packages/server/src/loyalty/claims/index.ts";
import { verifyStandings } from "../packages/server/src/loyalty/leaderboards/index.ts";
import { type LedgerCheck, verifyLedger } from "../packages/server/src/loyalty/ledger/index.ts";
import { verifyOrders } from "../packages/server/src/loyalty/orders/index.ts";
import { verifyStock } from "../packages/server/src/loyalty/rewards/index.ts";
import { reachBuiltInDatabase } from "../packages/server/src/platform/runtime/reach-database.ts";
import { StartError } from "../packages/server/src/platform/runtime/start-error.ts";
import { requireBuiltInDatabase, runCommand } from "./command.ts";

await runCommand(async (settings, log) => {
  const { url } = settings.database;
  if (url === undefined) requireBuiltInDatabase(settings);
  const database = url ? undefined : await reachBuiltInDatabase(settings, log);
  const db = new Database({ url: url ?? database?.appUrl ?? "", poolSize: 1, onError: () => {} });
  try {
    if (!(await schemaIsCurrent(db.pool))) {
      throw new StartError("The database is of another version: npm start brings it up to date.");
    }
    const tell = ({ name, note, faults }: LedgerCheck) => {
      console.log(`${faults.length === 0 ? "ok   " : "FAULT"} ${name}${note && `: ${note}`}`);
      for (const fault of faults) console.log(`        ${fault}`);
    };
    const checks = await verifyLedger(db, { tell });
    const all = [verifyDays, verifyFigures, verifyStock, verifyOrders, verifyWeeks, verifyStandings];
    for (const verify of all) {
      const checked = await verify(db);
      tell(checked);
      checks.push(checked);
    }
    if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await db.end();
    await database?.leave();
  }
});
