// Bounds of all input, everywhere: a number the database cannot hold, an endless list or text is refused by its shape
// and not by whatever comes after it.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "./endpoints.ts";

type Schema = { readonly [key: string]: unknown };

/** Every shape within this one, with its place. */
function* within(schema: Schema, place: string): Generator<[place: string, schema: Schema]> {
  yield [place, schema];
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  for (const [name, inner] of Object.entries(properties as Record<string, Schema>)) {
    yield* within(inner, `${place}.${name}`);
  }
  for (const inner of [items, ...((schema.prefixItems as Schema[] | undefined) ?? [])]) {
    if (typeof inner === "object") yield* within(inner as Schema, `${place}[]`);
  }
  if (typeof additionalProperties === "object") yield* within(additionalProperties as Schema, `${place}.*`);
  for (const inner of [...(anyOf as Schema[]), ...(oneOf as Schema[]), ...(allOf as Schema[])]) {
    yield* within(inner, place);
  }
}

const sent = endpoints.flatMap((spec) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const shape = spec[part];
    if (!shape) return [];
    const schema = z.toJSONSchema(shape, { unrepresentable: "any", io: "input" }) as Schema;
    return [...within(schema, `${spec.id} ${part}`)];
  }),
);
const listed = ({ enum: some, const: one }: Schema) => some !== undefined || one !== undefined;
const ofType = (...types: string[]) =>
  sent.filter(([, schema]) => types.includes(String(schema.type)) && !listed(schema));
const places = (some: typeof sent) => [...new Set(some.map(([place]) => place))];

// A shape without bounds of its own is given JavaScript's by its schema: those are none of the database's.
const isBound = (value: unknown) => typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;
const knownFormats = ["uuid", "date-time", "date"];

/** Whether what fits a pattern has a longest: anchored, and nothing in it repeats without end. */
function hasLongest(pattern: unknown): boolean {
  const bare = String(pattern ?? "").replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, "x");
  return /^\^.*\$$/.test(bare) && !/[*+]|\{\d+,\}/.test(bare);
}

test("numbers have a least and a most", () => {
  expect(ofType("integer", "number").length).toBeGreaterThan(100);
  const unbound = ofType("integer", "number").filter(
    ([, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }]) =>
      !(isBound(minimum ?? exclusiveMinimum) && isBound(maximum ?? exclusiveMaximum)),
  );
  expect(places(unbound)).toEqual([]);
});

test("lists have a most", () => {
  expect(places(ofType("array").filter(([, { maxItems }]) => maxItems === undefined))).toEqual([]);
});

test("texts have a longest", () => {
  const endless = ofType("string").filter(
    ([, { maxLength, format, pattern }]) =>
      maxLength === undefined && !knownFormats.includes(String(format)) && !hasLongest(pattern),
  );
  expect(places(endless)).toEqual([]);
});
