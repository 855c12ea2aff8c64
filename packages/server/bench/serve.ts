// The product in a process of its own, served as main does it; the bench tells it where its database is.
import { pino } from "pino";
import { serve } from "../src/serve.ts";
import { readSettings } from "../src/settings.ts";

/** Setup of the process. */
export type Serve = { databaseUrl: string; env: Record<string, string> };

process.once("message", async ({ databaseUrl, env }: Serve) => {
  const settings = readSettings(env);
  const log = pino({ level: "error" }, pino.destination(2));
  const clock = { now: () => new Date() };
  const serving = await serve(settings, { databaseUrl, log, clock });
  process.once("disconnect", async () => {
    await serving.stop(AbortSignal.timeout(5_000));
    process.exit();
  });
  process.send?.(`http://127.0.0.1:${serving.port}`);
});
