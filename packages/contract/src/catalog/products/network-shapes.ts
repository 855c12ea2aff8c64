import * as z from "zod/mini";
import { country, id, optionalText, searchText, text, version } from "../../core/shapes.ts";
import { brandCompanyLimit, brandNameLimit, storeLimits } from "./limits.ts";

/** A chain of stores. */
export const chain = z.strictObject({
  id,
  name: z.string(),
  country,
  active: z.boolean(),
  /** Stores of the chain; `activeStores` of them are switched on. */
  stores: z.number(),
  activeStores: z.number(),
  version: z.number(),
});
export const chainFields = z.strictObject({ name: text(), country });
/** A chain's country is where its stores are: it stays. */
export const chainEdit = z.strictObject({ version, name: text() });

export const store = z.strictObject({
  id,
  code: z.string(),
  name: z.string(),
  chainId: id,
  chain: z.string(),
  country,
  areaCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  timeZone: z.string(),
  /** §validation#invoice-photo: an invoice photo is mandatory where phones and cameras are allowed in the store. */
  photosAllowed: z.boolean(),
  active: z.boolean(),
  version: z.number(),
});

const storeParts = {
  code: text(storeLimits.code),
  name: text(storeLimits.name),
  areaCode: z.nullable(optionalText(storeLimits.areaCode)),
  city: z.nullable(optionalText(storeLimits.city)),
  /** One of the store's country. */
  timeZone: text(64),
  photosAllowed: z.boolean(),
};
/** A new store; its country is its chain's. */
export const storeFields = z.strictObject({ chainId: id, ...storeParts });
/** A store may move to another chain of its country. */
export const storeEdit = z.strictObject({ version, chainId: id, ...storeParts });

export const storeGroup = z.strictObject({
  id,
  name: z.string(),
  stores: z.number(),
  version: z.number(),
});

/** Which stores: named, or all that match. */
const chosenStores = z.union([
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(2000)) }),
  z.strictObject({
    country: z.optional(country),
    chainId: z.optional(id),
    search: searchText,
  }),
]);
export const memberChange = z.strictObject({
  version,
  change: z.enum(["add", "remove", "replace"]),
  stores: chosenStores,
});

export const companyKinds = ["company", "agency"] as const;
export const companyFields = z.strictObject({ name: text(), kind: z.enum(companyKinds) });

/** A brand. Rule sets and products speak of it by its name, so it is never renamed. */
export const brand = z.strictObject({
  id,
  name: z.string(),
  /** §validation#brand-companies Companies it belongs to, by name; none: it is offered with every company. */
  companies: z.array(z.strictObject({ id, name: z.string() })),
  /** Switched off, no new sign-up offers it. */
  active: z.boolean(),
  version: z.number(),
});
const companyIds = z.array(id).check(z.maxLength(brandCompanyLimit));
export const brandFields = z.strictObject({ name: text(brandNameLimit), companyIds });
export const brandEdit = z.strictObject({ version, companyIds });

/** Chains that a file of stores brings along. */
export const newChains = z.array(z.strictObject({ name: z.string(), country }));
