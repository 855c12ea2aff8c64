import type {
  readProductFacets as facetsSpec,
  readProduct as spec,
} from "@trilha/contract/catalog/products/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { productById, productKinds } from "./catalogue.queries.ts";
import { presentProduct } from "./present-product.ts";
import { facetsOf } from "./rules/facets.ts";

/** One product. */
export const readProduct: UseCase<typeof spec> = async (call, { params }) => {
  const row = await call.read((tx) => productById(tx, call.actor.clientId, params.id));
  return row ? presentProduct(call, row) : refuse(genericProblems.notFound);
};

/** Facets of the catalogue: of what is sold, or of all of it. */
export const readProductFacets: UseCase<typeof facetsSpec> = (call, { query }) =>
  call.read(async (tx) => facetsOf(await productKinds(tx, [], query.switchedOff ? undefined : true), {}));
