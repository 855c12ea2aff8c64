import { textLimit } from "../../core/text-checks.ts";

/** Longest type, brand, processor, generation or SKU that is searched for. */
export const productKeyLimit = 64;
/** Longest fields of a product. */
export const productLimits = {
  sku: productKeyLimit,
  name: textLimit,
  productType: productKeyLimit,
  brand: textLimit,
  processor: productKeyLimit,
  generation: productKeyLimit,
} as const;
/** Longest fields of a store. */
export const storeLimits = { code: 64, name: textLimit, city: 128, areaCode: 8 } as const;
/** Longest name of a brand. */
export const brandNameLimit = 64;
/** Most companies one brand belongs to. */
export const brandCompanyLimit = 200;
