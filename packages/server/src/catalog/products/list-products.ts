import type { listProducts as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { productPage } from "./catalogue.queries.ts";
import { presentProduct } from "./present-product.ts";

/** A page of the selected client's products, by name. */
export const listProducts: UseCase<typeof spec> = async (call, { query }) => {
  const { text, activity, limit, productType, brand, processor, generation } = query;
  const filter = {
    words: searchWords(text),
    ...{ productType, brand, processor, generation },
    active: activity && activity === "active",
  };
  const after = readCursor(query.cursor, ["string", "id"]);
  const rows = await call.read((tx) => productPage(tx, filter, { by: "name", after, rows: limit + 1 }));
  return pageOf(
    rows,
    limit,
    (row) => [row.name, row.id],
    (row) => presentProduct(call, row),
  );
};
