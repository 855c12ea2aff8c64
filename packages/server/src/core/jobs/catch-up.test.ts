import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { drainInBatches, drainInTurn, drainsUntil, runJob, timeBox } from "./catch-up.ts";

const app = useApp({ routes: [] });
const attempt = { attempt: 1, maxAttempts: 1 };

describe("a backlog", () => {
  test("is worked off batch by batch until nothing is left", async () => {
    let left = 5;
    expect(await drainInBatches(timeBox(), async () => --left > 0)).toBeUndefined();
    expect(left).toBe(0);
  });

  test("ends when its time is over, after a batch at least", async () => {
    let batches = 0;
    expect(await drainInBatches(timeBox(0), async () => ++batches > 0)).toBe("more");
    expect(batches).toBe(1);
  });

  test("ends after the batch it is at once the process is to stop", async () => {
    const stop = new AbortController();
    let batches = 0;
    const drain = drainsUntil(stop.signal, () =>
      drainInBatches(timeBox(), async () => {
        batches += 1;
        if (batches === 3) stop.abort();
        return true;
      }),
    );
    expect([await drain, batches]).toEqual(["more", 3]);
  });

  test("of one client holds up no other", async () => {
    const turns: string[] = [];
    const left: Record<string, number> = { long: 4, short: 1 };
    await drainInTurn(timeBox(), Object.keys(left), async (name) => {
      turns.push(name);
      left[name] = (left[name] ?? 0) - 1;
      return (left[name] ?? 0) > 0;
    });
    expect(turns).toEqual(["long", "short", "long", "long", "long"]);
  });
});

test("a job with more to do is queued again; one without is noted as caught up", async () => {
  const queued = () =>
    plant(app, async (tx) => {
      const { rows } = await sql<{ task: string }>`
        select task_identifier as task from graphile_worker.jobs where key = 'files.sweep'`.execute(tx);
      return rows.length;
    });
  const run = (outcome: "more" | undefined) =>
    runJob(app.parts, "files.sweep", async () => outcome, { payload: {}, attempt, timed: true });
  await run("more");
  expect([await queued(), (await app.parts.queue.state()).behind]).toEqual([1, []]);
  await run(undefined);
  expect((await app.parts.queue.state()).behind).toEqual([
    { task: "files.sweep", seconds: expect.any(Number) },
  ]);
});
