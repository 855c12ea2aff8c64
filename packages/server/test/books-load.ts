// Load on the books: many at once who give, judge, reserve, spend and ask again.

import { isRefusal } from "../src/core/refusal.ts";
import type { Database } from "../src/db/database.ts";
import { awardMany, capture, hold, judge, refund, release } from "../src/loyalty/ledger/index.ts";
import { anAward, type Pocket, start } from "./books.ts";

/** Works until told to stop; `answered` hears the key of each award that was answered. */
export async function loadBooks(
  db: Database,
  { pockets, workers }: { pockets: readonly Pocket[]; workers: number },
  until: () => boolean,
  answered: (key: string) => void,
): Promise<{ done: number; refused: number; broken: unknown[] }> {
  const counts = { done: 0, refused: 0, broken: [] as unknown[] };
  const worker = async () => {
    while (!until()) {
      try {
        const results = await deal(db, pockets, answered);
        for (const result of results) counts[isRefusal(result) ? "refused" : "done"] += 1;
      } catch (error) {
        counts.broken.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return counts;
}

/** One person's small story: two sales in one call, an order, a verdict, an end of the order; some asked twice. */
async function deal(
  db: Database,
  pockets: readonly Pocket[],
  answered: (key: string) => void,
): Promise<unknown[]> {
  const pocket = pockets[Math.floor(Math.random() * pockets.length)];
  const other = pockets[Math.floor(Math.random() * pockets.length)];
  if (!pocket || !other) throw new Error("nobody to give to");
  const { clientId } = pocket;
  const subject = { ...pocket, now: start, actorId: null };
  const scope = { clientId };
  const sales = [pocket, other].map((to) => anAward(to, { points: 60, experience: 10 }));
  const results: unknown[] = [];
  const give = () => db.write(scope, (tx) => awardMany(tx, sales));
  results.push(...(await Promise.all(Math.random() < 0.2 ? [give(), give()] : [give()])));
  for (const { key } of sales) answered(key);
  const sourceId = crypto.randomUUID();
  const order = {
    ...subject,
    purpose: "order" as const,
    sourceId,
    points: 1 + Math.floor(Math.random() * 90),
  };
  results.push(await db.write(scope, (tx) => hold(tx, order)));
  const accepted = (["all", "all", "none", { points: 20, experience: 5 }] as const)[
    Math.floor(Math.random() * 4)
  ];
  const source = sales[0]?.source.id ?? "";
  const verdict = {
    ...subject,
    sourceId: source,
    accepted: accepted ?? "all",
    decisionId: sourceId,
    reason: null,
  };
  results.push(await db.write(scope, (tx) => judge(tx, verdict)));
  const ends = [
    () => db.write(scope, (tx) => capture(tx, order)),
    () => db.write(scope, (tx) => release(tx, order)),
  ];
  results.push(...(await Promise.all(ends.slice(Math.random() < 0.5 ? 0 : 1).map((end) => end()))));
  if (Math.random() < 0.3) results.push(await db.write(scope, (tx) => refund(tx, order)));
  return results;
}
