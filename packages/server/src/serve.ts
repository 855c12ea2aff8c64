import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { composeParts, releaseParts } from "./compose.ts";
import { jobs } from "./jobs.ts";
import type { Clock, Parts } from "./parts.ts";
import { runJobs } from "./platform/jobs/runner.ts";
import { startTicker } from "./platform/jobs/ticker.ts";
import { within } from "./platform/runtime/lifecycle.ts";
import { StartError } from "./platform/runtime/start-error.ts";
import type { Settings } from "./settings.ts";

/** How long requests in flight and running jobs may take when the process is asked to stop. */
const patience = 10_000;
/** And how long what follows may take: it waits for nobody. */
const shortPatience = 2_000;
const never = new AbortController().signal;

/** One process that answers requests and works on jobs. */
export interface Serving {
  readonly port: number;
  readonly parts: Parts;
  /** Takes no more requests, finishes those in flight, gives jobs back to the queue. */
  stop(hurry: AbortSignal): Promise<void>;
}

async function listen(app: FastifyInstance, { host, port }: Settings["http"]): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} of ${host} is taken by another program: stop it, or set PORT.`,
      EACCES: `Port ${port} needs a privilege this user does not have: set PORT to 1024 or more.`,
      EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
      ENOTFOUND: `HOST=${host} is not an address of this machine.`,
    };
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
    throw reason ? new StartError(reason) : error;
  }
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** Builds the app, works on jobs and listens. */
export async function serve(
  settings: Settings,
  around: {
    databaseUrl: string;
    log: Logger;
    clock: Clock;
    collectMetrics?: (parts: Parts) => Promise<string>;
  },
): Promise<Serving> {
  const { databaseUrl, log, clock, collectMetrics } = around;
  const parts = composeParts(settings, { databaseUrl, log, clock });
  const undo: (() => Promise<unknown>)[] = [() => releaseParts(parts)];
  try {
    const app = await buildApp(parts, collectMetrics ? { collectMetrics: () => collectMetrics(parts) } : {});
    undo.push(() => app.close());
    await parts.listener.start();
    await parts.disk.start();
    const port = await listen(app, settings.http);
    const runner = await runJobs(parts, jobs, databaseUrl);
    const ticker = startTicker(parts, jobs);
    const stop = async (hurry: AbortSignal) => {
      const finished = Promise.all([app.close(), runner.stop(), ticker.stop()]);
      // A browser keeps its connection after the answer; as soon as it is idle nobody waits for it.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      const inTime = await within(patience, hurry, finished);
      clearInterval(sweep);
      if (!inTime) {
        log.warn("requests or jobs were cut off");
        app.server.closeAllConnections();
        await within(shortPatience, never, runner.giveBack());
      }
      await within(shortPatience, never, releaseParts(parts));
      // The pool calls itself ended a moment before its connections are; the database must not go first.
      await sleep(50);
    };
    return { port, parts, stop };
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => {});
    throw error;
  }
}
