import { pino } from "pino";
import { expect, test } from "vitest";
import type { Parts } from "../../parts.ts";
import { startTicker } from "./ticker.ts";

const heard: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void heard.push(JSON.parse(line).msg) });
const parts = { log } as unknown as Parts;

test("looks again and again, also after a look that failed, and stops only when the one at work is done", async () => {
  const { promise: third, resolve: thirdBegins } = Promise.withResolvers<void>();
  const { promise: work, resolve: endWork } = Promise.withResolvers<void>();
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks === 1) throw new Error("the database is away");
    if (looks < 3) return;
    thirdBegins();
    await work;
  };
  const ticker = startTicker(
    parts,
    { "leaderboards.count_scores": { run: look, every: 300 } },
    { after: 0, afterFailure: 0 },
  );
  await third;
  let stopped = false;
  const stopping = ticker.stop().then(() => {
    stopped = true;
  });
  await Promise.resolve();
  expect(stopped).toBe(false);
  endWork();
  await stopping;
  expect(looks).toBe(3);
  expect(heard).toEqual(["leaderboards.count_scores failed"]);
});
