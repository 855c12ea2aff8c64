import type { Tx } from "../../server/src/db/database.ts";
import type { StorePort } from "../../server/src/platform/outside/ports.ts";
import { type DemoProduct, demoProducts, demoStoreGroups } from "./catalogue.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import { plantProductPictures } from "./plant-pictures.ts";
import { drawnProduct } from "./product-drawings.ts";
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

/** Draws the products of a programme, those of one type and brand alike. */
export async function plantCataloguePictures(
  tx: Tx,
  random: Random,
  store: StorePort,
  given: { programme: PlantedProgramme; catalogue: PlantedCatalogue; people: readonly PlantedPerson[] },
): Promise<void> {
  const { programme, catalogue, people } = given;
  const editor = people.find(
    ({ memberships, roles }) => memberships[programme.id] && roles?.includes("program_administrator"),
  );
  const looks = new Map(
    catalogue.products.flatMap(({ type, brand }): [string, string][] => {
      const svg = drawnProduct({ type, brand });
      return svg ? [[`${brand} ${type}`, svg]] : [];
    }),
  );
  const shared = { clientId: programme.id, ownerId: editor?.id ?? "", at: programme.since };
  const files = await plantProductPictures(tx, random, store, { ...shared, drawn: [...looks] });
  for (const [look, fileId] of files) {
    const alike = catalogue.products.filter(({ type, brand }) => `${brand} ${type}` === look);
    await tx
      .updateTable("products")
      .set({ picture_file_id: fileId })
      .where("client_id", "=", programme.id)
      .where(
        "id",
        "in",
        alike.map(({ id }) => id),
      )
      .execute();
  }
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
