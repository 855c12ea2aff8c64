import cluster, { type Worker } from "node:cluster";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { BaseLogger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { StartError } from "./start-error.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

const restartsPerMinute = 5;
/** Longest pause before a worker that cannot start, such as during an outage of the database, is tried again. */
const longestPause = 15_000;
/** A little more than a worker gives its own requests. */
const patience = 15_000;

/** Several processes that share one port, seen from the first process. */
export interface Workers {
  readonly port: number;
  stop(hurry: AbortSignal): Promise<void>;
}

const tell = (worker: Worker, message: ToWorker) => {
  if (worker.isConnected()) worker.send(message, undefined, () => {});
};
const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Resolves with the worker's port when it listens. */
function whenReady(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "ready") resolve(message.port);
      if (message.kind === "failed") reject(new StartError(message.message));
    });
    worker.once("exit", () => reject(new StartError("A worker process ended before it was ready.")));
  });
}

/** Puts the figures of all workers together for the one that was asked. */
function answerMetrics(worker: Worker): void {
  worker.on("message", async (message: FromWorker) => {
    if (message.kind !== "metrics") return;
    const { request } = message;
    const reports = await Promise.all(living().map((each) => figuresOf(each, request)));
    const text = await AggregatorRegistry.aggregate(reports).metrics();
    tell(worker, { kind: "metrics", request, text });
  });
}

function figuresOf(worker: Worker, request: number): Promise<object[]> {
  return new Promise((resolve) => {
    const hear = (message: FromWorker) => {
      if (message.kind === "figures" && message.request === request) settle(message.figures);
    };
    const settle = (figures: object[]) => {
      clearTimeout(timer);
      worker.off("message", hear);
      resolve(figures);
    };
    const timer = setTimeout(settle, 2_000, []);
    worker.on("message", hear);
    tell(worker, { kind: "figures", request });
  });
}

/** Starts the workers and waits until all listen. One that dies later is replaced; `onLost` when they keep dying. */
export async function startWorkers(options: {
  /** The file each worker runs. */
  program: string;
  count: number;
  databaseUrl: string;
  log: BaseLogger;
  onLost: (error: Error) => void;
}): Promise<Workers> {
  const { count, databaseUrl, log, onLost } = options;
  let stopping = false;
  const deaths: number[] = [];
  cluster.setupPrimary({ exec: options.program });

  const served = new Set<Worker>();
  const fork = async (): Promise<number> => {
    const worker = cluster.fork();
    const ready = whenReady(worker);
    answerMetrics(worker);
    tell(worker, { kind: "serve", databaseUrl });
    try {
      const port = await ready;
      served.add(worker);
      return port;
    } catch (error) {
      worker.process.kill("SIGKILL");
      throw error;
    }
  };
  const replace = async () => {
    deaths.push(performance.now());
    const lately = deaths.filter((at) => at > performance.now() - 60_000);
    if (lately.length > restartsPerMinute) return onLost(new StartError("Worker processes keep dying."));
    log.error("a worker process died; another takes its place");
    for (let pause = 500; !stopping; pause = Math.min(pause * 2, longestPause)) {
      try {
        await fork();
        return;
      } catch (error) {
        log.error({ err: error }, "a worker process could not start; it is tried again");
        await sleep(pause, undefined, { ref: false });
      }
    }
  };

  const stop = async (hurry: AbortSignal) => {
    stopping = true;
    const workers = living();
    const ended = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of workers) tell(worker, { kind: "stop" });
    hurry.addEventListener("abort", () => {
      for (const worker of workers) tell(worker, { kind: "hurry" });
    });
    const kill = setTimeout(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
    }, patience);
    await Promise.all(ended);
    clearTimeout(kill);
  };
  try {
    const ports = await Promise.all(Array.from({ length: count }, fork));
    cluster.on("exit", (worker) => {
      if (served.delete(worker) && !stopping) void replace();
    });
    return { port: ports[0] ?? 0, stop };
  } catch (error) {
    await stop(AbortSignal.abort());
    throw error;
  }
}
