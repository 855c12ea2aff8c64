import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { admissionCounts } from "../../core/admission.ts";
import { batchCounts } from "../../core/batch.ts";
import { type CacheCounts, caches } from "../../core/cache.ts";
import { batchSizes } from "../../core/jobs/batch-size.ts";
import { drainAdmission } from "../../core/jobs/drain-admission.ts";
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
  addCacheMetrics(registry);
  addRushMetrics(registry);
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

/** Metrics of the caches: what each holds of this process for the next request. */
function addCacheMetrics(registry: Registry): void {
  const figures: Record<"entries" | "weight", string> = {
    entries: "Values in the caches of a process",
    weight: "Weight of the values in caches that weigh them, in what the cache is bounded by",
  };
  for (const figure of ["entries", "weight"] as const) {
    new Gauge({
      name: `trilha_cache_${figure}`,
      help: figures[figure],
      labelNames: ["cache"],
      registers: [registry],
      collect() {
        this.reset();
        for (const [cache, { counts }] of caches) this.set({ cache }, counts[figure]);
      },
    });
  }
  const results: Record<string, keyof CacheCounts> = { hit: "hits", miss: "misses" };
  new Counter({
    name: "trilha_cache_requests_total",
    help: "Questions to the caches of a process, by whether they were answered",
    labelNames: ["cache", "result"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, { counts }] of caches)
        for (const [result, count] of Object.entries(results)) this.inc({ cache, result }, counts[count]);
    },
  });
}

/** Micro-batches and gates of this process: several workers sum up. */
function addRushMetrics(registry: Registry): void {
  new Counter({
    name: "trilha_micro_batches_total",
    help: "Transactions that small operations of one kind shared",
    labelNames: ["batch"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [batch, { batches }] of batchCounts) this.inc({ batch }, batches);
    },
  });
  new Counter({
    name: "trilha_micro_batched_operations_total",
    help: "Small operations that ran in shared transactions",
    labelNames: ["batch"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [batch, { operations }] of batchCounts) this.inc({ batch }, operations);
    },
  });
  new Gauge({
    name: "trilha_admission_waiting",
    help: "Requests that wait at a gate",
    labelNames: ["gate"],
    registers: [registry],
    collect() {
      for (const [gate, { waiting }] of admissionCounts) this.set({ gate }, waiting);
    },
  });
  new Counter({
    name: "trilha_admission_turned_away_total",
    help: "Requests a gate turned away because they could not succeed any more",
    labelNames: ["gate"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [gate, { turnedAway }] of admissionCounts) this.inc({ gate }, turnedAway);
    },
  });
}
