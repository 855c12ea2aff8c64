// Hostile input: never a 500, never a word about ourselves.

import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Caller } from "../test/app.ts";
import { aClient, aSuperuser } from "../test/builders.ts";
import { numberCases } from "../test/number-cases.ts";
import { useApp } from "../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const nasty: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202eabc",
  "' or 1=1 --",
  "%27; drop table users; --",
  "<img src=x onerror=alert(1)>",
  "../../etc/passwd",
  "=cmd|' /C calc'!A0",
  "{{constructor.constructor('return 1')()}}",
  "x".repeat(5_000),
  "😀".repeat(200),
  [],
  [[]],
  {},
  { toString: "x" },
  { length: 3 },
  "00000000-0000-7000-8000-000000000000",
  "9999-12-31T23:59:60Z",
  "2026-02-30",
];

type Json = { properties?: Record<string, unknown>; type?: string };
const fieldsOf = (schema: z.ZodMiniType | undefined) =>
  Object.keys(
    schema
      ? ((z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Json).properties ?? {})
      : {},
  );

let as: Caller;
beforeAll(async () => {
  as = await aSuperuser(app, await aClient(app));
});

const read = endpoints.filter((spec) => spec.body || spec.query || spec.params);
// Calls that end the caller's own session; each try would need a new one.
const destructive = new Set(["identity.sign_out", "identity.end_other_sessions"]);

describe("hostile input", () => {
  test.each(read.filter((spec) => !destructive.has(spec.id)).map((spec) => [spec.id, spec] as const))(
    "%s",
    async (_, spec) => {
      for (const value of nasty) {
        const answer = await send(spec, value);
        expect({ value, status: answer.status }).toSatisfy(({ status }: { status: number }) => status < 500);
        expect(answer.text).not.toMatch(/SELECT|INSERT|node_modules|\.ts:\d|syntax error|violates|pg_/);
      }
    },
    30_000,
  );
});

describe("numbers at their limits and just beyond", () => {
  const numbered = read.filter((spec) => !destructive.has(spec.id) && numberCases(spec).length > 0);

  test.each(numbered.map((spec) => [spec.id, spec] as const))(
    "%s",
    async (_, spec) => {
      for (const { input, part, place, number, within } of numberCases(spec)) {
        const reply = await app.request(spec, input as never, { as });
        const seen = { part, place, number, status: reply.status };
        expect(seen).toSatisfy(() => reply.status < 500);
        // Refusals by the shape reach no code.
        if (!within) expect(seen).toSatisfy(() => reply.status >= 400);
      }
    },
    30_000,
  );
});

function send(spec: EndpointSpec, value: unknown) {
  const every = (schema: z.ZodMiniType | undefined) =>
    Object.fromEntries(fieldsOf(schema).map((name) => [name, value]));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const id = text.replaceAll("\u0000", "").toWellFormed().slice(0, 200) || "x";
  const params = spec.params ? { id, kind: "terms", type: "claim", order: id, activityId: id } : undefined;
  const query = Object.fromEntries(
    fieldsOf(spec.query).map((name) => [name, text.toWellFormed().slice(0, 1000)]),
  );
  const body = spec.body && (spec.form ? stringsOf(every(spec.body)) : every(spec.body));
  return app.request(spec, { params, query, body } as never, { as });
}

function stringsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed(),
    ]),
  );
}
