// `npm run verify-ledger`: checks every sum in the books and replays their seals. The running app is not disturbed.
import { Database } from "../packages/server/src/db/database.ts";
import { schemaIsCurrent } from "../packages/server/src/db/migrate.ts";
import { verifyLedger } from "../packages/server/src/modules/ledger/index.ts";
import { reachBuiltInDatabase } from "../packages/server/src/runtime/reach-database.ts";
import { StartError } from "../packages/server/src/runtime/start-error.ts";
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
    const checks = await verifyLedger(db, {
      tell: ({ name, note, faults }) => {
        console.log(`${faults.length === 0 ? "ok   " : "FAULT"} ${name}${note && `: ${note}`}`);
        for (const fault of faults) console.log(`        ${fault}`);
      },
    });
    if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await db.end();
    await database?.leave();
  }
});
