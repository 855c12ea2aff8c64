import { readFileSync } from "node:fs";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";

type Schema = { readonly [key: string]: unknown };

/** Every text within a shape, by the name of its field. */
function* textsWithin(schema: Schema, field: string): Generator<[field: string, most: number]> {
  const { type, maxLength, properties = {}, items, additionalProperties } = schema;
  if (type === "string") yield [field, Number(maxLength ?? 0)];
  for (const [name, inner] of Object.entries(properties as Record<string, Schema>)) {
    yield* textsWithin(inner, name);
  }
  const { anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = schema as Record<string, Schema[]>;
  for (const inner of [items, additionalProperties, ...prefixItems, ...anyOf, ...oneOf, ...allOf]) {
    if (typeof inner === "object") yield* textsWithin(inner as Schema, field);
  }
}

const longer = endpoints.flatMap((spec) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const shape = spec[part];
    if (!shape) return [];
    const schema = z.toJSONSchema(shape, { unrepresentable: "any", io: "input" }) as Schema;
    return (
      [...textsWithin(schema, part)]
        .filter(([, most]) => most > textLimit)
        // A file is no text.
        .filter(([field]) => !(spec.multipart && field === "file"))
        .map(([field, most]) =>
          field === "cursor" ? `${most} cursor every list` : `${most} ${field} ${spec.id.split(".")[0]}`,
        )
    );
  }),
);

test("§limits#longer-texts every text that may be longer than 256 stands in the table with its reason", () => {
  const page = readFileSync(new URL("../../../docs/spec/limits.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (\d+) \| `(\w+)` \| ([^|]+) \| [^|]{8,} \|$/gm)];
  const listed = rows.flatMap(([, most, field, rooms = ""]) =>
    rooms.split(", ").map((room) => `${most} ${field} ${room.replaceAll("`", "")}`),
  );
  expect(listed.toSorted()).toEqual([...new Set(longer)].toSorted());
});
