import type { Country } from "@trilha/contract/core/country.ts";
import { TimedCache } from "../../core/cache.ts";
import type { Tx } from "../../db/database.ts";
import { lowStock } from "./store.queries.ts";

type Low = Readonly<Record<string, number>>;

/** "Few" is at most so many (the database has the same). */
export const lowUnits = 5;

// A list holds few items, and an order asks the stock itself: a second late harms nobody.
const cache = new TimedCache<Low>("low_stock", { most: 500, life: 1_000 });

/** Units on hand of what runs low in a country, by item; at most a second old. */
export async function lowIn(tx: Tx, scope: { clientId: string; country: Country; now: Date }): Promise<Low> {
  const name = `${scope.clientId} ${scope.country}`;
  const known = cache.get(name, scope.now);
  if (known) return known;
  const low = await lowStock(tx, scope);
  cache.set(name, low, scope.now);
  return low;
}
