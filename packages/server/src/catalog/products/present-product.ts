import type { createProduct } from "@trilha/contract/catalog/products/endpoints.ts";
import type { product, productChoice } from "@trilha/contract/catalog/products/shapes.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import type * as z from "zod/mini";
import type { ProductFacts, ProductRow } from "./catalogue.queries.ts";

/** A product as the sale form shows it. */
export function presentChoice(row: ProductRow): z.output<typeof productChoice> {
  const { id, sku, name, product_type: productType, brand, processor, generation } = row;
  return { id, sku, name, productType, brand, processor, generation };
}

/** A product as staff see it. */
export function presentProduct(row: ProductRow): z.output<typeof product> {
  const { active, version } = row;
  return { ...presentChoice(row), active, version, updatedAt: row.updated_at.toISOString() };
}

type Fields = Omit<Input<typeof createProduct>["body"], never>;

/** Fields as staff wrote them: nothing typed is nothing known. */
export function factsOf({ sku, name, productType, brand, processor, generation }: Fields): ProductFacts {
  return {
    ...{ sku, name, brand },
    product_type: productType,
    processor: processor || null,
    generation: generation || null,
  };
}

/** Product fields in the audit trail. */
export function auditFacts(facts: ProductFacts): Record<string, unknown> {
  const { sku, name, product_type: productType, brand, processor, generation } = facts;
  return { sku, name, productType, brand, processor, generation };
}
