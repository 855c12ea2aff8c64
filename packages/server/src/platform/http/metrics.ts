import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { drainAdmission } from "../../core/jobs/admission.ts";
import { batchSizes } from "../../core/jobs/batch-size.ts";
import type { JobQueue } from "../jobs/queue.ts";

/** Metrics of Prometheus at /metrics: latency by route, the pool, the queue, event-loop lag (default metrics). */
export interface Metrics {
  readonly registry: Registry;
  observe(route: string, method: string, status: number, seconds: number): void;
}

export function createMetrics(pool: pg.Pool, queue: JobQueue): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: "trilha_http_request_seconds",
    help: "Time from request to answer, by route",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: "trilha_database_connections",
    help: "Connections of the pool, by state",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  addQueueMetrics(registry, queue);
  addDrainMetrics(registry);
  return {
    registry,
    observe: (route, method, status, seconds) =>
      latency.observe({ route, method, status: String(status) }, seconds),
  };
}

/** Every worker sees the same queue: its figures are the first worker's, not their sum. */
function addQueueMetrics(registry: Registry, queue: JobQueue): void {
  let pending: ReturnType<JobQueue["state"]> | undefined;
  const state = () => {
    pending ??= queue.state().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  new Gauge({
    name: "trilha_jobs",
    help: "Jobs in the queue, by state",
    aggregator: "first",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const { due, dead } = await state();
      this.set(
        { state: "ready" },
        due.reduce((sum, { count }) => sum + count, 0),
      );
      this.set({ state: "dead" }, dead);
    },
  });
  new Gauge({
    name: "trilha_jobs_oldest_due_seconds",
    help: "Age of the oldest job that is due, by task",
    aggregator: "first",
    labelNames: ["task"],
    registers: [registry],
    async collect() {
      const { due } = await state();
      this.reset();
      for (const { task, oldest } of due) this.set({ task }, oldest);
    },
  });
  new Gauge({
    name: "trilha_jobs_behind_seconds",
    help: "Time since a job of the timetable last had nothing left to do, by task",
    aggregator: "first",
    labelNames: ["task"],
    registers: [registry],
    async collect() {
      const { behind } = await state();
      this.reset();
      for (const { task, seconds } of behind) this.set({ task }, seconds);
    },
  });
  new Counter({
    name: "trilha_job_runner_restarts_total",
    help: "Times the job runner was started again after something ended it",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(queue.restarts);
    },
  });
}

/** Drain metrics of this process: several workers sum up. */
function addDrainMetrics(registry: Registry): void {
  new Counter({
    name: "trilha_drain_seconds_total",
    help: "Time that drains of backlogs spent, by state: working, resting, waiting for their turn",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [state, milliseconds] of Object.entries(drainAdmission.spent)) {
        this.inc({ state }, milliseconds / 1_000);
      }
    },
  });
  new Gauge({
    name: "trilha_drains_waiting",
    help: "Drains of backlogs that wait for their turn",
    registers: [registry],
    collect() {
      this.set(drainAdmission.waiting);
    },
  });
  new Gauge({
    name: "trilha_batch_rows",
    help: "Rows the next batch of a backlog takes, by its kind",
    aggregator: "average",
    labelNames: ["batch"],
    registers: [registry],
    collect() {
      for (const [batch, { rows }] of batchSizes) this.set({ batch }, rows);
    },
  });
}
