// §validation#campaign-sign-up Campaign sign-up: what is chosen must be what the campaign offers to people of this country.

import { isOfferedWith, type OfferedBrand } from "@trilha/contract/loyalty/campaigns/checks.ts";

interface Options {
  readonly companies: readonly { readonly id: string }[];
  readonly brands: readonly OfferedBrand[];
  readonly stores: readonly { readonly id: string; readonly retailerId: string }[];
}

interface Chosen {
  readonly companyId: string;
  readonly brands: readonly string[];
  readonly retailers: readonly { readonly retailerId: string; readonly storeIds: readonly string[] }[];
}

/** Paths of what is not offered. A store counts only under its own chain. */
export function notOffered(chosen: Chosen, options: Options): string[] {
  const companies = new Set(options.companies.map(({ id }) => id));
  const brands = new Set(options.brands.map(({ name }) => name));
  const chainOf = new Map(options.stores.map(({ id, retailerId }) => [id, retailerId]));
  const chains = new Set(chainOf.values());
  return [
    ...(companies.has(chosen.companyId) ? [] : ["companyId"]),
    ...chosen.brands.flatMap((brand, index) => (brands.has(brand) ? [] : [`brands.${index}`])),
    ...chosen.retailers.flatMap(({ retailerId, storeIds }, index) => {
      if (!chains.has(retailerId)) return [`retailers.${index}.retailerId`];
      return storeIds.flatMap((storeId, place) =>
        chainOf.get(storeId) === retailerId ? [] : [`retailers.${index}.storeIds.${place}`],
      );
    }),
  ];
}

/** §validation#brand-companies Paths of brands that belong to other companies than the chosen one. */
export function brandsOfOthers(
  { companyId, brands }: Pick<Chosen, "companyId" | "brands">,
  options: Pick<Options, "brands">,
): string[] {
  const others = new Set(
    options.brands.flatMap((brand) => (isOfferedWith(brand, companyId) ? [] : [brand.name])),
  );
  return brands.flatMap((brand, index) => (others.has(brand) ? [`brands.${index}`] : []));
}
