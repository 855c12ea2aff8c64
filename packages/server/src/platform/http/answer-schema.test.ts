import Fastify from "fastify";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { answerSchema } from "./answer-schema.ts";

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

async function written(value: unknown) {
  const app = Fastify();
  app.get("/", { schema: { response: { 200: answerSchema(shape) } } }, async () => value);
  return app.inject("/");
}

const whole = {
  id: "1",
  note: null,
  born: null,
  tags: [{ key: "a" }],
  names: { x: "y" },
  either: null,
  rule: null,
};

it("writes what the shape declares, nulls included", async () => {
  expect((await written(whole)).json()).toEqual(whole);
  const filled = { ...whole, note: "n", born: { year: 1990 }, extra: "e", either: { a: 1 } };
  expect((await written(filled)).json()).toEqual(filled);
});

it("lets nothing undeclared leave, at any depth", async () => {
  const answer = await written({
    ...whole,
    passwordHash: "secret",
    born: { year: 1, secret: "secret" },
    tags: [{ key: "a", secret: "secret" }],
  });
  expect(answer.body).not.toContain("secret");
});

it("fails rather than answer without a declared property", async () => {
  const { id: _, ...rest } = whole;
  expect((await written(rest)).statusCode).toBe(500);
});
