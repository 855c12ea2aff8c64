import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { TestClock } from "../../../../test/clock.ts";
import { startProvider } from "../../../../test/provider.ts";
import { readDsn } from "./envelope.ts";
import { errorReports } from "./error-reports.ts";

const provider = await startProvider((_, response) => response.writeHead(200).end("{}"));
afterAll(() => provider.stop());
const key = "e12d836b15bb49d7bbf99e64295d995b";
const address = `${provider.origin.replace("//", `//${key}@`)}/below/42`;
const error = {
  ...{ type: "TypeError", message: "x is not a function", side: "server" as const, route: "/api/sales" },
  userId: "0197f3a2-1b2c-7d3e-8f40-0123456789ab",
  frames: [
    { name: "inner", file: "packages/server/src/a.ts", line: 1, column: 2 },
    { name: "", file: "node_modules/pg/b.js", line: 3, column: 4 },
  ],
} as const;

test("§messages#error-reports an envelope holds one event: what failed, where, and whose id", async () => {
  const clock = new TestClock();
  clock.set("2026-03-02T12:00:00Z");
  const port = errorReports(address, { environment: "test", clock, log: pino({ level: "silent" }) });
  port.report(error);
  await expect.poll(() => provider.arrived.length).toBe(1);
  const [arrived] = provider.arrived;
  expect(arrived).toMatchObject({ method: "POST", path: "/below/api/42/envelope/" });
  expect(arrived?.headers).toMatchObject({
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": `Sentry sentry_version=7, sentry_client=trilha/1.0, sentry_key=${key}`,
  });
  const [header = "", item = "", payload = "", ...rest] = (arrived?.body.toString() ?? "").split("\n");
  expect(rest).toEqual([""]);
  const event = JSON.parse(payload);
  expect(JSON.parse(header)).toEqual({
    event_id: event.event_id,
    dsn: address,
    sent_at: clock.now().toISOString(),
  });
  expect(JSON.parse(item)).toEqual({
    type: "event",
    length: Buffer.byteLength(payload),
    content_type: "application/json",
  });
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    ...{ platform: "node", level: "error", environment: "test", transaction: "/api/sales" },
    user: { id: error.userId },
    tags: { side: "server" },
    exception: {
      values: [
        {
          ...{ type: "TypeError", value: "x is not a function" },
          // The oldest call first.
          stacktrace: {
            frames: [
              { filename: "node_modules/pg/b.js", lineno: 3, colno: 4, in_app: false },
              { function: "inner", filename: "packages/server/src/a.ts", in_app: true },
            ],
          },
        },
      ],
    },
  });
  expect(Object.keys(event.user)).toEqual(["id"]);
});

test("a storm of errors sends so many a minute", async () => {
  const clock = new TestClock();
  const port = errorReports(address, { environment: "test", clock, log: pino({ level: "silent" }) });
  const before = provider.arrived.length;
  for (let time = 0; time < 100; time += 1) port.report(error);
  await expect.poll(() => provider.arrived.length - before).toBe(60);
  clock.pass({ minutes: 2 });
  port.report(error);
  await expect.poll(() => provider.arrived.length - before).toBe(61);
});

test.each([
  "",
  "https://sentry.example/42",
  "https://key@sentry.example/",
  "https://key@sentry.example/project",
  "ftp://key@sentry.example/42",
])("%s is no address of error reports", (text) => {
  expect(readDsn(text)).toBeUndefined();
});
