import type { Country } from "@trilha/contract/core/country.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { likeText } from "./clients.queries.ts";

/** Network of a client: all that a person of it can belong to. */
export async function networkOf(tx: Tx, clientId: string) {
  const byName = sql`name collate "und-x-icu"`;
  const [companies, brands, retailers, groups] = await Promise.all([
    tx
      .selectFrom("companies")
      .select(["id", "name", "kind"])
      .where("client_id", "=", clientId)
      .orderBy(byName)
      .execute(),
    tx
      .selectFrom("brands")
      .select(["id", "name", "active"])
      .where("client_id", "=", clientId)
      .orderBy(byName)
      .execute(),
    tx
      .selectFrom("retailers")
      .select(["id", "name", "country", "active"])
      .where("client_id", "=", clientId)
      .orderBy(byName)
      .execute(),
    tx
      .selectFrom("people_groups")
      .select(["id", "name"])
      .where("client_id", "=", clientId)
      .orderBy(byName)
      .execute(),
  ]);
  return { companies, brands, retailers, groups };
}

export interface StoreChoiceRow {
  id: string;
  name: string;
  code: string;
  city: string | null;
  country: Country;
  retailerId: string;
}

/** One more store that can be chosen than the page, by name. */
export async function storesOf(
  tx: Tx,
  clientId: string,
  page: {
    search: string | undefined;
    retailerId: string | undefined;
    after: readonly [name: string, id: string] | undefined;
    rows: number;
  },
): Promise<StoreChoiceRow[]> {
  const { search, retailerId, after, rows } = page;
  const { rows: stores } = await sql<StoreChoiceRow>`
    select id, name, code, city, country, retailer_id as "retailerId"
    from stores
    where client_id = ${clientId} and active
      and exists (select from retailers r where r.client_id = stores.client_id and r.id = stores.retailer_id and r.active)
      and (${retailerId ?? null}::uuid is null or retailer_id = ${retailerId ?? null}::uuid)
      and (${search ?? ""} = '' or fold(concat_ws(' ', name, code, city)) like '%' || ${likeText(search)} || '%')
      and (${after?.[1] ?? null}::uuid is null
        or (name collate "und-x-icu", id) > (${after?.[0] ?? ""}::text collate "und-x-icu", ${after?.[1] ?? null}::uuid))
    order by name collate "und-x-icu", id
    limit ${rows}`.execute(tx);
  return stores;
}
