// §entities#sale: a search is narrowed by product type, brand, processor and generation; each list shows what is there under
// the other choices, so no chip leads nowhere.

/** Products alike in all four, and how many they are. */
export interface ProductKind {
  productType: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  products: number;
}

export interface ProductFacets {
  productType?: string | undefined;
  brand?: string | undefined;
  processor?: string | undefined;
  generation?: string | undefined;
}

interface Count {
  value: string;
  count: number;
}
export interface Facets {
  productTypes: Count[];
  brands: Count[];
  processors: Count[];
  generations: Count[];
}

type Key = keyof ProductFacets & keyof ProductKind;
const keys: readonly Key[] = ["productType", "brand", "processor", "generation"];
const shownLimit = 100;

/** The four lists, the most frequent value first. */
export function facetsOf(kinds: readonly ProductKind[], chosen: ProductFacets): Facets {
  const facet = (key: Key): Count[] => {
    const others = keys.filter((other) => other !== key && chosen[other]);
    const counts = new Map<string, number>();
    for (const kind of kinds) {
      const value = kind[key];
      if (!value || others.some((other) => kind[other] !== chosen[other])) continue;
      counts.set(value, (counts.get(value) ?? 0) + kind.products);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, shownLimit);
  };
  return {
    productTypes: facet("productType"),
    brands: facet("brand"),
    processors: facet("processor"),
    generations: facet("generation"),
  };
}
