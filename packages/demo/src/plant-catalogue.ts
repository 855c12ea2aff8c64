import type { Tx } from "../../server/src/db/database.ts";
import { type DemoProduct, demoProducts, demoStoreGroups } from "./catalogue.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { Random } from "./random.ts";

/** A product as it stands in the database. */
export interface PlantedProduct extends DemoProduct {
  id: string;
}

/** Products of a programme, and how its stores are grouped. */
export interface PlantedCatalogue {
  products: PlantedProduct[];
  storeGroups: { id: string; name: string; storeIds: string[] }[];
}

/** Writes a programme's products, the brands they need beside its own, and its groups of stores. */
export async function plantCatalogue(
  tx: Tx,
  random: Random,
  programme: PlantedProgramme,
): Promise<PlantedCatalogue> {
  const { id: clientId, since, plan } = programme;
  const products = demoProducts[plan.slug].map((product) => ({ ...product, id: random.id(since) }));
  const known = new Set(programme.brands.map(({ name }) => name));
  const brands = [...new Set(products.map(({ brand }) => brand))].filter((name) => !known.has(name));
  if (brands.length > 0) {
    await tx
      .insertInto("brands")
      .values(brands.map((name) => ({ id: random.id(since), client_id: clientId, name })))
      .execute();
  }
  await tx
    .insertInto("products")
    .values(
      products.map(({ type, ...product }) => ({
        ...product,
        client_id: clientId,
        product_type: type,
        created_at: since,
        updated_at: since,
      })),
    )
    .execute();
  return { products, storeGroups: await plantStoreGroups(tx, random, programme) };
}

async function plantStoreGroups(tx: Tx, random: Random, programme: PlantedProgramme) {
  const { id: clientId, since, plan, stores } = programme;
  const groups = demoStoreGroups[plan.slug].map(({ name, countries, areas }) => ({
    id: random.id(since),
    name,
    storeIds: stores.flatMap(({ id, country, area }) =>
      countries.includes(country) && (!areas || areas.includes(area)) ? [id] : [],
    ),
  }));
  await tx
    .insertInto("store_groups")
    .values(groups.map(({ id, name }) => ({ id, client_id: clientId, name })))
    .execute();
  await tx
    .insertInto("store_group_stores")
    .values(
      groups.flatMap(({ id, storeIds }) =>
        storeIds.map((storeId) => ({ client_id: clientId, group_id: id, store_id: storeId })),
      ),
    )
    .execute();
  return groups;
}
