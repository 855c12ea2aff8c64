import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aPocket } from "../../../test/books.ts";
import { commands, newModel, Step } from "../../../test/books-model.ts";
import { aClient } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { Database } from "../../db/database.ts";
import { sealBlock } from "./seal.ts";
import { verifyLedger } from "./verify.ts";

const app = useApp({ routes: [] });

test("whatever happens in whatever order, every invariant of the books holds after each step", {
  timeout: 60_000,
}, async () => {
  const steps = commands.map((command) => command.map((one) => new Step(one)));
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: "max" }), async (run) => {
      const pocket = await aPocket(app, await aClient(app));
      await fc.asyncModelRun(() => ({ model: newModel(), real: { app, pocket } }), run);
      // And again from a cold read: a new connection, everything sealed first.
      while (await sealBlock(app.parts.db, pocket.clientId, new Date("2026-06-01T00:00:00Z")));
      const cold = new Database({ url: app.databaseUrl, poolSize: 1, onError: () => undefined });
      const checks = await verifyLedger(cold, { clientId: pocket.clientId });
      await cold.end();
      expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: false },
  );
});
