import * as z from "zod/mini";
import { id, moment, optionalText, text, version } from "../../core/shapes.ts";
import { productKeyLimit, productLimits } from "./limits.ts";

const productKeys = {
  sku: z.string(),
  name: z.string(),
  productType: z.string(),
  brand: z.string(),
  processor: z.nullable(z.string()),
  generation: z.nullable(z.string()),
};

/** §entities#sale: a product as the sale form shows it. */
export const productChoice = z.strictObject({
  id,
  ...productKeys,
  /** Signed address of its picture, small; null: none. */
  pictureUrl: z.nullable(z.string()),
});

export const product = z.strictObject({
  ...productChoice.shape,
  pictureFileId: z.nullable(id),
  active: z.boolean(),
  updatedAt: moment,
  version: z.number(),
});

/** Fields of a product as staff write them; the brand is one of the client's, by name. */
export const productFields = z.strictObject({
  sku: text(productLimits.sku),
  name: text(productLimits.name),
  productType: text(productLimits.productType),
  brand: text(productLimits.brand),
  processor: z.nullable(optionalText(productLimits.processor)),
  generation: z.nullable(optionalText(productLimits.generation)),
  /** A file of the kind `product_picture`; null: none, left out: as it is. */
  pictureFileId: z.optional(z.nullable(id)),
});
export const productEdit = z.strictObject({ version, ...productFields.shape });

/** Whether something can be chosen at present. */
export const activities = ["active", "off"] as const;
export const activity = z.enum(activities);

/** Ids that are switched on or off together; all or none. */
export const switching = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(500)),
  active: z.boolean(),
});

const key = z.optional(optionalText(productKeyLimit));

/** Filters of products; a text finds words in any order, without accents. */
export const productNarrowing = {
  text: z.optional(optionalText(productKeyLimit)),
  productType: key,
  brand: z.optional(optionalText()),
  processor: key,
  generation: key,
};

/** One value of a facet and how many products have it. */
const facet = z.array(z.strictObject({ value: z.string(), count: z.number() }));
export const productFacets = z.strictObject({
  productTypes: facet,
  brands: facet,
  processors: facet,
  generations: facet,
});
