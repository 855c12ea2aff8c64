import type { Country } from "@trilha/contract/core/country.ts";
import type { Tx } from "../../db/database.ts";
import { lowStock } from "./store.queries.ts";

type Low = Readonly<Record<string, number>>;

/** "Few" is at most so many (the database has the same). */
export const lowUnits = 5;

/** Life of the list: an order asks the stock itself. */
const life = 1_000;
const size = 500;
const cache = new Map<string, { low: Low; readAt: number }>();

/** Units on hand of what runs low in a country, by item; at most a second old. */
export async function lowIn(tx: Tx, scope: { clientId: string; country: Country; now: Date }): Promise<Low> {
  const name = `${scope.clientId} ${scope.country}`;
  const now = scope.now.getTime();
  const known = cache.get(name);
  if (known && Math.abs(now - known.readAt) < life) return known.low;
  const low = await lowStock(tx, scope);
  if (cache.size >= size) cache.clear();
  cache.set(name, { low, readAt: now });
  return low;
}
