import pg from "pg";
import { describe, expect, test } from "vitest";
import { freePort } from "../platform/runtime/free-port.ts";
import { unavailabilityOf } from "./unavailable.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more });

describe("why the database cannot serve", () => {
  test.each([
    ["53300", "busy"],
    ["53200", "busy"],
    ["55P03", "busy"],
    ["57014", "busy"],
    ["40001", "busy"],
    ["40P01", "busy"],
    ["57P01", "away"],
    ["57P02", "away"],
    ["57P03", "away"],
    ["08006", "away"],
    ["ECONNREFUSED", "away"],
    ["ECONNRESET", "away"],
    ["EPIPE", "away"],
    ["53100", "disk_full"],
    ["ENOSPC", "disk_full"],
    // Bugs: a wrong statement, and a broken protocol.
    ["22003", undefined],
    ["23505", undefined],
    ["42601", undefined],
    ["08P01", undefined],
    ["ENOENT", undefined],
    ["ERR_INVALID_ARG_TYPE", undefined],
  ] as const)("%s: %s", (code, why) => {
    expect(unavailabilityOf(coded(code))).toBe(why);
  });

  test.each([
    ["timeout exceeded when trying to connect", "busy"],
    ["Connection terminated", "away"],
    ["Connection terminated unexpectedly", "away"],
    ["Connection terminated due to connection timeout", "away"],
    ["Client has encountered a connection error and is not queryable", "away"],
    ["Client was closed and is not queryable", "away"],
    ["Cannot use a pool after calling end on the pool", "away"],
    ["no such thing", undefined],
  ] as const)("“%s”: %s", (message, why) => {
    expect(unavailabilityOf(new Error(message))).toBe(why);
  });

  test("a socket that is gone while its server restarts, and a name with several addresses", async () => {
    expect(unavailabilityOf(coded("ENOENT", { syscall: "connect" }))).toBe("away");
    expect(unavailabilityOf(new AggregateError([coded("ECONNREFUSED")]))).toBe("away");
    expect(unavailabilityOf(undefined)).toBeUndefined();
  });

  test("what the driver really throws where nobody listens, and by a pool that is full or ended", async () => {
    const nobody = new pg.Pool({ host: "127.0.0.1", port: await freePort(), connectionTimeoutMillis: 500 });
    expect(unavailabilityOf(await nobody.query("select 1").catch((error) => error))).toBe("away");
    await nobody.end();
    expect(unavailabilityOf(await nobody.query("select 1").catch((error) => error))).toBe("away");
  });
});
