import type { Logger } from "pino";
import type { Clock, Parts } from "./parts.ts";
import { StartError } from "./platform/runtime/start-error.ts";
import type { FromWorker, ToWorker } from "./platform/runtime/worker-messages.ts";
import { type Serving, serve } from "./serve.ts";
import type { Settings } from "./settings.ts";

const tell = (message: FromWorker) => process.send?.(message, undefined, {}, () => {});

/** One of several processes that share a port; the first process says when it begins and when it ends. */
export function runWorker(settings: Settings, log: Logger, clock: Clock): void {
  const hurry = new AbortController();
  const waiting = new Map<number, (text: string) => void>();
  let serving: Promise<Serving> | undefined;
  let requests = 0;

  const collectMetrics = () =>
    new Promise<string>((resolve) => {
      requests += 1;
      // Numbers of several workers must not meet in the first process.
      const request = process.pid * 1_000_000 + (requests % 1_000_000);
      waiting.set(request, resolve);
      tell({ kind: "metrics", request });
    });
  const stop = async (code: number) => {
    try {
      await (await serving)?.stop(hurry.signal);
    } finally {
      process.exit(code);
    }
  };
  const begin = (databaseUrl: string) => {
    serving = serve(settings, { databaseUrl, log, clock, collectMetrics });
    serving.then(
      ({ port }) => tell({ kind: "ready", port }),
      (error) => {
        if (!(error instanceof StartError)) log.fatal({ err: error }, "the worker could not start");
        tell({
          kind: "failed",
          message: error instanceof StartError ? error.message : "A worker failed: see the log.",
        });
      },
    );
  };

  process.on("message", async (message: ToWorker) => {
    if (message.kind === "serve") begin(message.databaseUrl);
    if (message.kind === "stop") await stop(0);
    if (message.kind === "hurry") hurry.abort();
    if (message.kind === "figures") await report((await serving)?.parts, message.request);
    if (message.kind === "metrics") {
      waiting.get(message.request)?.(message.text);
      waiting.delete(message.request);
    }
  });
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the worker failed");
    void stop(1);
  });
  // The first process is gone: nobody would tell us to end.
  process.on("disconnect", () => void stop(1));
  // The terminal tells everybody; only the first process answers.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
}

async function report(parts: Parts | undefined, request: number): Promise<void> {
  const figures = parts ? await parts.metrics.registry.getMetricsAsJSON() : [];
  tell({ kind: "figures", request, figures });
}
