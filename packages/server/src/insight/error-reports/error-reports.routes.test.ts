import * as contract from "@trilha/contract/insight/error-reports/endpoints.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { aClient, aParticipant } from "../../../test/builders.ts";
import { startProvider } from "../../../test/provider.ts";
import { useApp } from "../../../test/use-app.ts";
import { route } from "../../core/use-case.ts";
import { errorReports, noErrorReports } from "../../platform/outside/errors/error-reports.ts";
import { errorReportRoutes } from "./index.ts";

const provider = await startProvider((_, response) => response.writeHead(200).end("{}"));
afterAll(() => provider.stop());
/** A call that fails as nothing foresaw. */
const broken = { ...contract.reportOwnError, id: "test.broken", path: "/api/test/broken" } as const;
const breaks = route(broken, async () => {
  throw new TypeError('no person "ana@example.com" at https://x.example/?token=1');
});
const routes = [...errorReportRoutes, breaks];
const app = useApp({ routes, env: { RATE_LIMIT_FACTOR: "1000" } });
const limited = useApp({ routes: errorReportRoutes });

const error = {
  type: "TypeError",
  message: "Cannot read properties of null",
  frames: [{ name: "draw", file: "/assets/sale.js", line: 1, column: 2 }],
  page: "/insert-sales",
};
const events = () =>
  provider.arrived.map(
    ({ body }) => JSON.parse(body.toString().split("\n")[2] ?? "{}") as Record<string, unknown>,
  );
const switchOn = () => {
  const address = `${provider.origin.replace("//", "//abc@")}/7`;
  app.outside.errors = errorReports(address, { environment: "test", clock: app.clock, log: app.parts.log });
};

beforeEach(() => {
  provider.arrived.length = 0;
});

test("§messages#error-reports nothing leaves where nobody asked for reports", async () => {
  app.outside.errors = noErrorReports;
  expect((await app.request(contract.reportError, { body: error })).status).toBe(204);
  expect(provider.arrived).toEqual([]);
});

test("§messages#error-reports errors of browsers are handed on, of somebody signed in with their id alone", async () => {
  switchOn();
  const person = await aParticipant(app, await aClient(app));
  await app.request(contract.reportError, { body: error });
  await app.request(contract.reportOwnError, { body: error }, { as: person });
  await expect.poll(() => provider.arrived.length).toBe(2);
  const [guest, own] = events();
  expect(guest).toMatchObject({
    platform: "javascript",
    transaction: "/insert-sales",
    tags: { side: "browser" },
  });
  expect(guest).not.toHaveProperty("user");
  expect(own?.user).toEqual({ id: person.userId });
});

test("§messages#error-reports noise stays here, values are cleaned out, what is too long is refused", async () => {
  switchOn();
  await app.request(contract.reportError, { body: { ...error, message: "Failed to fetch" } });
  await app.request(contract.reportError, {
    body: { ...error, message: 'typed "529.982.247-26" of ana@example.com' },
  });
  await expect.poll(() => provider.arrived.length).toBe(1);
  expect(JSON.stringify(events().at(-1))).toContain("typed [value] of [mail]");
  const long = await app.request(contract.reportError, { body: { ...error, message: "x".repeat(300) } });
  expect(long.status).toBe(422);
  expect((await app.request(contract.reportOwnError, { body: error })).status).toBe(401);
});

test("§messages#error-reports errors of the server are reported by route and request", async () => {
  switchOn();
  const person = await aParticipant(app, await aClient(app));
  app.log.expectError(/request failed/);
  const reply = await app.request(broken, { body: error }, { as: person });
  expect(reply.status).toBe(500);
  await expect.poll(() => provider.arrived.length).toBe(1);
  const event = events().at(-1);
  expect(event).toMatchObject({
    platform: "node",
    transaction: "/api/test/broken",
    user: { id: person.userId },
    tags: { side: "server", request_id: expect.any(String) },
    exception: { values: [{ type: "TypeError", value: "no person [value] at [address]" }] },
  });
});

test("§messages#error-reports so many in a minute from one address", async () => {
  const statuses = [];
  for (let time = 0; time < 30; time += 1)
    statuses.push((await limited.request(contract.reportError, { body: error })).status);
  expect(statuses).toContain(429);
});
