import type { ProductChoice } from "./sales.queries.ts";

type Keys = Pick<ProductChoice, "productType" | "brand" | "processor" | "generation" | "sku">;

/** Key words that tell a product from another, in one line. */
export const keyWords = ({ productType, brand, processor, generation, sku }: Keys): string =>
  [productType, brand, [processor, generation].filter(Boolean).join(" "), sku].filter(Boolean).join(" · ");

type Place = { readonly name: string; readonly retailer?: string; readonly city?: string | null };

/** A store in one line; chain and city are left out where the store's own name says them. */
export function storeWords({ name, retailer, city }: Place): string {
  const unsaid = (part: string | null | undefined) => (part && !name.includes(part) ? [part] : []);
  return [...unsaid(retailer), name, ...unsaid(city)].join(" · ");
}
