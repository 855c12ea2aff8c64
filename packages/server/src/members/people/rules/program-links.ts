// §entities#program-links: a person's company, brand, chain, store and groups are those of the programme, and a store
// belongs to its chain.
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";

export interface Links {
  companyId: string | null;
  brandId: string | null;
  retailerId: string | null;
  storeId: string | null;
  groupIds: readonly string[];
}

/** Reference rows of the ids that were sent. */
export interface KnownLinks {
  ids: ReadonlySet<string>;
  storeRetailerId: string | undefined;
}

/** The fields that name nothing of this programme, or a store of another chain. */
export function checkLinks(links: Links, known: KnownLinks): { path: string; code: FieldCode }[] {
  const wrong: { path: string; code: FieldCode }[] = [];
  const refuse = (path: string) => wrong.push({ path: `body.${path}`, code: "not_an_option" });
  for (const name of ["companyId", "brandId", "retailerId"] as const) {
    const id = links[name];
    if (id && !known.ids.has(id)) refuse(name);
  }
  const elsewhere = links.retailerId !== null && known.storeRetailerId !== links.retailerId;
  if (links.storeId && (!known.storeRetailerId || elsewhere)) refuse("storeId");
  links.groupIds.forEach((id, index) => {
    if (!known.ids.has(id)) refuse(`groupIds.${index}`);
  });
  return wrong;
}

/** A store implies its chain. */
export function retailerOf(links: Links, known: KnownLinks): string | null {
  return links.retailerId ?? known.storeRetailerId ?? null;
}
