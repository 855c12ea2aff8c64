// The product in a process of its own, put together as main does it; the bench tells it where its database is.
import { pino } from "pino";
import { buildApp } from "../src/app.ts";
import { composeParts } from "../src/compose.ts";
import { readSettings } from "../src/settings.ts";

/** What the process is told. */
export type Serve = { databaseUrl: string; env: Record<string, string> };

process.once("message", async ({ databaseUrl, env }: Serve) => {
  const log = pino({ level: "error" }, pino.destination(2));
  const parts = composeParts(readSettings(env), { databaseUrl, log, clock: { now: () => new Date() } });
  const app = await buildApp(parts);
  await parts.listener.start();
  process.send?.(await app.listen({ host: "127.0.0.1", port: parts.settings.http.port }));
});

process.once("disconnect", () => process.exit());
