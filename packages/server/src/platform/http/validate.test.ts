import { endpoint } from "@trilha/contract/core/endpoint.ts";
import { pageQuery } from "@trilha/contract/core/page.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { email, id, optionalText, text } from "@trilha/contract/core/shapes.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { isRefusal } from "../../core/refusal.ts";
import { readInput } from "./validate.ts";

const spec = endpoint({
  id: "test.write",
  method: "POST",
  path: "/api/things/:id",
  summary: "A thing",
  access: "public",
  module: "always",
  params: z.strictObject({ id }),
  query: z.strictObject(pageQuery),
  body: z.strictObject({
    name: text(),
    note: z.optional(optionalText()),
    email: z.optional(email),
    kind: z.optional(z.enum(["a", "b"])),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
    lines: z.optional(z.array(z.strictObject({ sku: text(10) })).check(z.minLength(1), z.maxLength(2))),
  }),
});
const params = { id: "0192f0c1-2345-7abc-8def-0123456789ab" };

function wrongWith(body: unknown, query: object = {}): string[] {
  const read = readInput(spec, { params, query, body });
  if (!isRefusal(read)) return [];
  expect(read.refused).toBe(genericProblems.invalidInput);
  return read.fields.map(
    (field) => `${field.path} ${field.code}${field.params ? ` ${JSON.stringify(field.params)}` : ""}`,
  );
}

describe("input", () => {
  it("is handed over trimmed, with defaults", () => {
    const read = readInput(spec, { params, query: {}, body: { name: "  Ana  " } });
    expect(read).toEqual({ params, query: { limit: 20 }, body: { name: "Ana" } });
  });

  it.each([
    [{}, ["body.name required"]],
    [undefined, ["body.name required"]],
    [null, ["body.name required"]],
    [[], ["body invalid"]],
    [{ name: "" }, ["body.name required"]],
    [{ name: "   " }, ["body.name required"]],
    [{ name: 7 }, ["body.name invalid"]],
    [{ name: "x".repeat(257) }, ['body.name too_long {"maximum":256}']],
    [{ name: "a\u0000b" }, ["body.name unprintable"]],
    [{ name: "a\ud800" }, ["body.name unprintable"]],
    [{ name: "\u202etxt" }, ["body.name unprintable"]],
    [{ name: "a", email: "x@" }, ["body.email email_invalid"]],
    [{ name: "a", kind: "c" }, ["body.kind not_an_option"]],
    [{ name: "a", count: "7" }, ["body.count invalid"]],
    [{ name: "a", count: 0 }, ['body.count too_small {"minimum":1}']],
    [{ name: "a", count: 10 }, ['body.count too_big {"maximum":9}']],
    [{ name: "a", count: Number.POSITIVE_INFINITY }, ["body.count invalid"]],
    [{ name: "a", lines: [] }, ['body.lines too_few {"minimum":1}']],
    [{ name: "a", lines: [{ sku: "" }, {}] }, ["body.lines.0.sku required", "body.lines.1.sku required"]],
    [{ name: "a", stranger: 1 }, ["body.stranger unknown"]],
    [{ name: "a", lines: [{ sku: "s", price: 1 }] }, ["body.lines.0.price unknown"]],
  ])("%j: %j", (body, wrong) => {
    expect(wrongWith(body)).toEqual(wrong);
  });

  it("names every wrong field of every part at once", () => {
    expect(wrongWith({ email: "x" }, { limit: "1e9", page: "2" })).toEqual([
      'query.limit too_big {"maximum":100}',
      "query.page unknown",
      "body.name required",
      "body.email email_invalid",
    ]);
  });

  it("takes an id that is none for something that is not there", () => {
    const read = readInput(spec, { params: { id: "1 or 1=1" }, query: {}, body: { name: "a" } });
    expect(isRefusal(read) && read.refused).toBe(genericProblems.notFound);
  });
});
