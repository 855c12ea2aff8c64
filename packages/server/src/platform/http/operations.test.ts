import { endpoints } from "@trilha/contract/endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { createServer } from "./server.ts";

const app = useApp({ env: { METRICS_TOKEN: "a-token-for-metrics" } });

describe("operations", () => {
  test("healthy and ready: database, queue and store answer", async () => {
    expect((await app.http.inject("/healthz")).json()).toEqual({ ok: true });
    const ready = await app.http.inject("/readyz");
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { ready: true, database: "ok", queue: "ok", store: "ok", disk: "ok", archive: "off" },
    ]);
  });

  test("not ready while work stands still: a job has been due for longer than it may wait", async () => {
    const queueFrom = async (minutes: number) => {
      await app.parts.db.write({ system: true }, (tx) =>
        sql`select graphile_worker.add_job('files.sweep', run_at => now() - ${minutes} * interval '1 minute',
          job_key => 'late', priority => -1)`.execute(tx),
      );
      const { statusCode, body } = await app.http.inject("/readyz");
      return [statusCode, JSON.parse(body).queue];
    };
    expect(await queueFrom(1)).toEqual([200, "ok"]);
    expect(await queueFrom(3)).toEqual([503, "failing"]);
    app.parts.queue.jobBegins();
    expect(await queueFrom(3), "a long queue that moves").toEqual([200, "ok"]);
    const { body } = await app.http.inject({
      url: "/metrics",
      headers: { authorization: "Bearer a-token-for-metrics" },
    });
    expect(body).toMatch(/trilha_jobs_oldest_due_seconds\{task="files.sweep"\} 1[89]\d/);
    expect(body).toContain("trilha_job_runner_restarts_total 0");
  });

  test("metrics need their token and tell latency by route, pool, queue and event-loop lag", async () => {
    expect((await app.http.inject("/metrics")).statusCode).toBe(404);
    await app.http.inject("/api/reference");
    const metrics = await app.http.inject({
      url: "/metrics",
      headers: { authorization: "Bearer a-token-for-metrics" },
    });
    expect(metrics.body).toContain(
      'trilha_http_request_seconds_count{route="/api/reference",method="GET",status="200"}',
    );
    for (const name of [
      "trilha_database_connections",
      "trilha_jobs",
      "nodejs_eventloop_lag_seconds",
      "trilha_archive_failing",
      'trilha_drain_seconds_total{state="resting"}',
      "trilha_drains_waiting",
      'trilha_cache_entries{cache="actors"}',
      'trilha_cache_requests_total{cache="actors",result="hit"}',
      "trilha_micro_batches_total",
      "trilha_admission_waiting",
      'trilha_batch_rows{batch="ledger.seal"}',
    ]) {
      expect(metrics.body).toContain(name);
    }
  });
});

describe("the API's own description", () => {
  test("is OpenAPI 3.1 and holds every endpoint with its access and refusals", async () => {
    const description = (await app.http.inject("/openapi.json")).json();
    expect(description.openapi).toBe("3.1.0");
    for (const spec of endpoints) {
      const operation = description.paths[spec.path.replace(/:(\w+)/g, "{$1}")][spec.method.toLowerCase()];
      expect(operation.operationId).toBe(spec.id);
      expect(operation.description).toContain(spec.access);
      for (const problem of spec.problems ?? []) {
        expect(operation.responses[String(problem.status)].description).toContain(problem.code);
      }
    }
  });

  test("knows every call: a route outside the contract stops the start", async () => {
    const server = await createServer(app.parts);
    expect(() => server.get("/api/hidden", async () => "x")).toThrow(
      "GET /api/hidden is not in the contract",
    );
    expect(() => server.post("/anywhere", async () => "x")).toThrow("POST /anywhere is not in the contract");
  });

  test("has a page to read it, whose policy knows its one inline script by its hash", async () => {
    const page = await app.http.inject("/docs/");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const scripts = String(page.headers["content-security-policy"]).split(";")[1];
    expect(scripts).toMatch(/^ script-src 'self' 'sha256-[\w+/]{43}='$/);
  });
});
