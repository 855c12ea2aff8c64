// §validation#campaign-sign-up Campaign sign-up: what is chosen must be what the campaign offers to people of this country.

interface Options {
  readonly companies: readonly { readonly id: string }[];
  readonly brands: readonly string[];
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
  const brands = new Set(options.brands);
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
