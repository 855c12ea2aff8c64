import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { liveEvents } from "@trilha/contract/events.ts";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

test("every declared live event is published somewhere", () => {
  const published = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...readFileSync(join(source, file), "utf8").matchAll(/publishEvent\(\s*\w+,\s*"([^"]+)"/g),
    ])
    .map(([, name]) => name);
  expect([...new Set(published)].sort()).toEqual(Object.keys(liveEvents).sort());
});
