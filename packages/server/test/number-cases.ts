import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import * as z from "zod/mini";

type Schema = { readonly [key: string]: unknown };

/** Input in one part of a request, with one number at its limit or just beyond. */
export interface NumberCase {
  /** Where the number stands, such as `lines[].quantity`. */
  readonly place: string;
  readonly number: number;
  readonly within: boolean;
  readonly value: unknown;
}

const uuid = "00000000-0000-7000-8000-000000000000";
/** Tried in turn where a pattern must fit. */
const words = [
  "a",
  "aa",
  "aaaa",
  "BR",
  "BRL",
  "BR-SP",
  "#aabbcc",
  "123456",
  uuid,
  "a".repeat(43),
  "A1B2-C3D4",
];
const formats: Readonly<Record<string, string>> = {
  uuid,
  "date-time": "2026-01-02T03:04:05.000Z",
  date: "2026-01-02",
  email: "a@example.com",
  uri: "https://example.com",
};

const variantsOf = ({ anyOf, oneOf }: Schema) => (anyOf ?? oneOf) as Schema[] | undefined;
const membersOf = ({ properties }: Schema) => Object.entries((properties ?? {}) as Record<string, Schema>);
const least = ({ minimum, exclusiveMinimum }: Schema) => Number(minimum ?? Number(exclusiveMinimum) + 1);
const most = ({ maximum, exclusiveMaximum }: Schema) => Number(maximum ?? Number(exclusiveMaximum) - 1);

/** The least that a shape takes, or something near it where only code knows. */
function sample(schema: Schema): unknown {
  const { const: one, enum: some, type, required = [], items, minItems = 0, pattern, format } = schema;
  if (one !== undefined) return one;
  if (some !== undefined) return (some as unknown[])[0];
  const variants = variantsOf(schema);
  if (variants?.[0]) return sample(variants[0]);
  if (type === "object") {
    const needed = membersOf(schema).filter(([name]) => (required as string[]).includes(name));
    return Object.fromEntries(needed.map(([name, inner]) => [name, sample(inner)]));
  }
  if (type === "array")
    return Array.from({ length: Number(minItems) }, () => sample((items ?? {}) as Schema));
  if (type === "string") {
    if (format !== undefined && formats[String(format)]) return formats[String(format)];
    const fit = pattern === undefined ? undefined : new RegExp(String(pattern), "u");
    return words.find((word) => fit?.test(word)) ?? "a".repeat(Math.max(1, Number(schema.minLength ?? 1)));
  }
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return least(schema);
  return null;
}

/** Every number in a shape at its least and its most, one below and one above. */
function* casesIn(schema: Schema, place: string): Generator<NumberCase> {
  if (schema.const !== undefined || schema.enum !== undefined) return;
  const variants = variantsOf(schema) ?? [];
  for (const one of variants.flatMap((variant) => [...casesIn(variant, place)])) {
    // Beyond one variant may be what another one says.
    if (!variants.some((other) => other.const === one.value)) yield one;
  }
  if (schema.type === "integer" || schema.type === "number") {
    for (const number of [least(schema), most(schema)]) yield { place, number, within: true, value: number };
    for (const number of [least(schema) - 1, most(schema) + 1]) {
      yield { place, number, within: false, value: number };
    }
  }
  for (const [name, inner] of membersOf(schema)) {
    for (const one of casesIn(inner, place === "" ? name : `${place}.${name}`)) {
      yield { ...one, value: { ...(sample(schema) as object), [name]: one.value } };
    }
  }
  const { items, minItems, additionalProperties, propertyNames } = schema;
  if (items) {
    for (const one of casesIn(items as Schema, `${place}[]`)) {
      const others = (sample({ ...schema, minItems: Math.max(0, Number(minItems ?? 1) - 1) }) ??
        []) as unknown[];
      yield { ...one, value: [one.value, ...others] };
    }
  }
  if (typeof additionalProperties === "object") {
    const key = String(sample((propertyNames ?? { type: "string" }) as Schema));
    for (const one of casesIn(additionalProperties as Schema, `${place}.*`)) {
      yield { ...one, value: { [key]: one.value } };
    }
  }
}

type Part = "params" | "query" | "body";
const schemaOf = (shape: z.ZodMiniType): Schema =>
  z.toJSONSchema(shape, { unrepresentable: "any", io: "input" }) as Schema;

/** All that an endpoint is sent, for each case of each of its numbers. */
export function numberCases(
  spec: EndpointSpec,
): (NumberCase & { part: Part; input: Record<Part, unknown> })[] {
  const parts = (["params", "query", "body"] as const).flatMap((part) => {
    const shape = spec[part];
    return shape ? [{ part, schema: schemaOf(shape) }] : [];
  });
  const rest = Object.fromEntries(parts.map(({ part, schema }) => [part, sample(schema)]));
  return parts.flatMap(({ part, schema }) =>
    [...casesIn(schema, "")].map((one) => ({
      ...one,
      part,
      input: { ...(rest as Record<Part, unknown>), [part]: one.value },
    })),
  );
}
