import { productLimits } from "@trilha/contract/catalog/products/limits.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Product, ProductFields } from "./catalogue.queries.ts";

/** A product as the form holds it: every field a text. */
export type ProductValues = {
  sku: string;
  name: string;
  productType: string;
  brand: string;
  processor: string;
  generation: string;
  /** File of its picture; empty: none. */
  pictureFileId: string;
};

export const emptyProduct: ProductValues = {
  sku: "",
  name: "",
  productType: "",
  brand: "",
  processor: "",
  generation: "",
  pictureFileId: "",
};

export const valuesOf = (product: Product): ProductValues => ({
  sku: product.sku,
  name: product.name,
  productType: product.productType,
  brand: product.brand,
  processor: product.processor ?? "",
  generation: product.generation ?? "",
  pictureFileId: product.pictureFileId ?? "",
});

export const fieldsOf = (values: ProductValues): ProductFields => ({
  sku: values.sku.trim(),
  name: values.name.trim(),
  productType: values.productType.trim(),
  brand: values.brand,
  processor: values.processor.trim() || null,
  generation: values.generation.trim() || null,
  pictureFileId: values.pictureFileId || null,
});

const NEEDED = ["sku", "name", "productType", "brand"] as const;

type Wrong = { readonly code: FieldCode; readonly params?: Record<string, number> };

/** Faults the device can know of. */
export function checkProduct(values: ProductValues): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  for (const field of NEEDED) if (!values[field].trim()) wrong[field] = { code: "required" };
  for (const field of Object.keys(productLimits) as (keyof typeof productLimits)[]) {
    const maximum = productLimits[field];
    if (values[field].trim().length > maximum) wrong[field] = { code: "too_long", params: { maximum } };
  }
  return wrong;
}
