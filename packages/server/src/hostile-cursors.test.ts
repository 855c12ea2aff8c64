// A cursor is a text a stranger may have written: numbers of it must be ones the database can read.
import { endpoints } from "@trilha/contract/endpoints.ts";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Caller } from "../test/app.ts";
import { aClient, aSuperuser } from "../test/builders.ts";
import { useApp } from "../test/use-app.ts";
import { writeCursor } from "./db/cursor.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

let as: Caller;
beforeAll(async () => {
  as = await aSuperuser(app, await aClient(app));
});

const id = crypto.randomUUID();
const numbers = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 8.64e15, -1, 2 ** 31];
const positions = numbers.flatMap((number) => [
  [number],
  [number, id],
  [number, number, id],
  [0, number, id],
  [number, 0, id],
]);

const paged = endpoints.filter(({ query }) => {
  const described = query && (z.toJSONSchema(query, { unrepresentable: "any", io: "input" }) as Described);
  return described?.properties && "cursor" in described.properties;
});
type Described = { properties?: Record<string, unknown> };

test.each(paged.map((spec) => [spec.id, spec] as const))("%s", async (_, spec) => {
  for (const position of positions) {
    const params = spec.params ? { id, kind: "terms", type: "claim" } : undefined;
    const query = { cursor: writeCursor(position) };
    const { status } = await app.request(spec, { params, query } as never, { as });
    expect({ position, status }).toSatisfy((answer: { status: number }) => answer.status < 500);
  }
});
