import type { exportProducts as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import { productColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import type { UseCase } from "../../core/use-case.ts";
import { allProducts } from "./catalogue.queries.ts";

/** All products as a file that can be imported again, with the columns' own names. */
export const exportProducts: UseCase<typeof spec> = async (call) => {
  const products = await call.read((tx) => allProducts(tx, call.actor.clientId));
  const lines = products.map((product) => [
    product.sku,
    product.name,
    product.product_type,
    product.brand,
    product.processor ?? "",
    product.generation ?? "",
    product.active ? "yes" : "no",
  ]);
  const day = call.now.toISOString().slice(0, 10);
  return { name: `products-${day}.csv`, text: csvOf([[...productColumns], ...lines]) };
};
