import { endpoints } from "@trilha/contract/endpoints.ts";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { answerWriter, compileWriter } from "./answer-schema.ts";

const shape = z.strictObject({
  id: z.string(),
  note: z.nullable(z.string()),
  born: z.nullable(z.strictObject({ year: z.number() })),
  tags: z.array(z.strictObject({ key: z.string() })),
  names: z.record(z.string(), z.string()),
  extra: z.optional(z.string()),
  either: z.nullable(z.union([z.string(), z.strictObject({ a: z.number() })])),
  rule: z.nullable(
    z.discriminatedUnion("by", [z.strictObject({ by: z.literal("time"), seconds: z.number() })]),
  ),
});

const written = (value: unknown) => answerWriter(shape)(value);

const whole = {
  id: "1",
  note: null,
  born: null,
  tags: [{ key: "a" }],
  names: { x: "y" },
  either: null,
  rule: null,
};

it("writes what the shape declares, nulls included", () => {
  expect(JSON.parse(written(whole))).toEqual(whole);
  const filled = { ...whole, note: "n", born: { year: 1990 }, extra: "e", either: { a: 1 } };
  expect(JSON.parse(written(filled))).toEqual(filled);
});

it("lets nothing undeclared leave, at any depth", () => {
  const answer = written({
    ...whole,
    passwordHash: "secret",
    born: { year: 1, secret: "secret" },
    tags: [{ key: "a", secret: "secret" }],
  });
  expect(answer).not.toContain("secret");
});

it("fails rather than answer without a declared property", () => {
  const { id: _, ...rest } = whole;
  expect(() => written(rest)).toThrow('"id" is required');
});

it("compiles for every endpoint of the contract: no start would say so", () => {
  const shapes = endpoints.flatMap(({ answer }) => answer ?? []);
  for (const answer of shapes) expect(compileWriter(answer)).toBeTypeOf("function");
});
