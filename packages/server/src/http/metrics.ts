import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What Prometheus reads at /metrics: latency by route, the pool, the queue, event-loop lag (default metrics). */
export interface Metrics {
  readonly registry: Registry;
  observe(route: string, method: string, status: number, seconds: number): void;
}

export function createMetrics(
  pool: pg.Pool,
  queueDepth: () => Promise<{ ready: number; dead: number }>,
): Metrics {
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
  new Gauge({
    name: "trilha_jobs",
    help: "Jobs in the queue, by state",
    // Every worker sees the same queue: one figure, not their sum.
    aggregator: "first",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const { ready, dead } = await queueDepth();
      this.set({ state: "ready" }, ready);
      this.set({ state: "dead" }, dead);
    },
  });
  return {
    registry,
    observe: (route, method, status, seconds) =>
      latency.observe({ route, method, status: String(status) }, seconds),
  };
}
