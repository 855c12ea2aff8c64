import type { searchProducts as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { ownBestSellers, productKinds, productPage } from "./catalogue.queries.ts";
import { presentChoice } from "./present-product.ts";
import { facetsOf } from "./rules/facets.ts";

const shown = 20;
const ownShown = 8;
// Ranking of one or two letters would cost more than it tells: nearly everything matches.
const rankedFrom = 3;

/** Products for one line of a sale (§entities#sale): active ones only, with what the search can be narrowed by next. */
export const searchProducts: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { text, ...narrowing } = query;
    const words = searchWords(text);
    const wanted = words.length > 0 || Object.values(narrowing).some(Boolean);
    const filter = {
      words,
      active: true,
      productType: narrowing.productType,
      brand: narrowing.brand,
      processor: narrowing.processor,
      generation: narrowing.generation,
    };
    const own = wanted ? [] : await ownBestSellers(tx, call.actor, ownShown);
    const order = !wanted ? "new" : words.join("").length < rankedFrom ? "name" : "best";
    const products = await productPage(tx, filter, { by: order, rows: shown });
    const facets = facetsOf(await productKinds(tx, words, true), narrowing);
    const known = new Set(own.map(({ id }) => id));
    const items = [...own, ...products.filter(({ id }) => !known.has(id))].slice(0, shown);
    return { items: items.map((row) => presentChoice(call, row)), facets };
  });
