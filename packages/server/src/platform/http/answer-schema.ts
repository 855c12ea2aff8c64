import stringifier from "fast-json-stringify";
import * as z from "zod/mini";

type Schema = Record<string, unknown>;

/** JSON Schema of a shape, as OpenAPI shows it; `reused`: whether a part that comes again is spelt out or named. */
export function jsonSchema(
  shape: z.ZodMiniType,
  io: "input" | "output",
  reused: "inline" | "ref" = "inline",
): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    ...{ target: "draft-2020-12", io, unrepresentable: "any", reused },
  });
  return schema as Schema;
}

/** Compiled writer of a shape's answers. */
export const compileWriter = (shape: z.ZodMiniType): ((answer: unknown) => string) =>
  // The library has a type for each kind of schema; this one is known as it runs.
  stringifier(answerSchema(shape) as never);

/** Writer of a shape's answers that is compiled as the first one leaves: to compile them all takes seconds of every start. */
export function answerWriter(shape: z.ZodMiniType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= compileWriter(shape);
    return write(answer);
  };
}

/**
 * Characters of a schema that is still spelt out. The writer of a larger one, such as conditions within conditions, is code
 * of a megabyte, which stays in memory beside the others'; named parts make it small, and a little slower.
 */
const mostSpeltOut = 40_000;

/**
 * The schema an answer is written by: only declared properties leave, missing ones are an error. It is compiled
 * once, so it keeps structure and drops what only validation needs (formats, patterns, lengths).
 */
function answerSchema(shape: z.ZodMiniType): Schema {
  const whole = slim(jsonSchema(shape, "output")) as Schema;
  if (JSON.stringify(whole).length <= mostSpeltOut) return whole;
  return slim(jsonSchema(shape, "output", "ref")) as Schema;
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
  "$ref",
  "$defs",
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
    if ("$ref" in one) return { anyOf: [one, { type: "null" }] };
    // Unions of several shapes, or of any, have no type of their own.
    return Array.isArray(one.anyOf) ? { anyOf: [...one.anyOf, { type: "null" }] } : one;
  }
  const whole: Schema = anyOf ? { ...rest, anyOf } : rest;
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => {
        if (name === "properties" || name === "$defs") {
          return [
            name,
            Object.fromEntries(Object.entries(value as Schema).map(([key, inner]) => [key, slim(inner)])),
          ];
        }
        return [name, name === "required" || name === "enum" || name === "const" ? value : slim(value)];
      }),
  );
}
