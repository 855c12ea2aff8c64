import type { Product } from "./sales.queries.ts";

type Keys = Pick<Product, "productType" | "brand" | "processor" | "generation" | "sku">;

/** What tells a product from another, in one line. */
export const keyWords = ({ productType, brand, processor, generation, sku }: Keys): string =>
  [productType, brand, [processor, generation].filter(Boolean).join(" "), sku].filter(Boolean).join(" · ");
