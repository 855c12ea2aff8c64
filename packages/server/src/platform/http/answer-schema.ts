import * as z from "zod/mini";

type Schema = Record<string, unknown>;

/** JSON Schema of a shape, as OpenAPI shows it. */
export function jsonSchema(shape: z.ZodMiniType, io: "input" | "output"): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
  });
  return schema as Schema;
}

/**
 * The schema an answer is written by: only declared properties leave, missing ones are an error. It is compiled
 * once, so it keeps structure and drops what only validation needs (formats, patterns, lengths).
 */
export function answerSchema(shape: z.ZodMiniType): Schema {
  return slim(jsonSchema(shape, "output")) as Schema;
}

const allowed = new Set([
  "type",
  "properties",
  "required",
  "items",
  "additionalProperties",
  "anyOf",
  "const",
  "enum",
  "nullable",
]);

function slim(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(slim);
  if (typeof schema !== "object" || schema === null) return schema;
  const { anyOf, propertyNames: _, ...rest } = schema as Schema & { anyOf?: Schema[] };
  // `nullable` as the writer understands it, instead of trying alternatives at each value.
  const present = anyOf?.filter((option) => option.type !== "null");
  if (anyOf && present?.length === 1 && present.length < anyOf.length) {
    const one = slim(present[0]) as Schema;
    if ("type" in one) return { ...one, nullable: true };
    // Unions of several shapes, or of any, have no type of their own.
    return Array.isArray(one.anyOf) ? { anyOf: [...one.anyOf, { type: "null" }] } : one;
  }
  const whole: Schema = anyOf ? { ...rest, anyOf } : rest;
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => {
        if (name === "properties") {
          return [
            name,
            Object.fromEntries(Object.entries(value as Schema).map(([key, inner]) => [key, slim(inner)])),
          ];
        }
        return [name, name === "required" || name === "enum" || name === "const" ? value : slim(value)];
      }),
  );
}
