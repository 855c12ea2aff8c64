import type { countProductFits as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { countFits } from "@trilha/contract/loyalty/earning/product-match.ts";
import type { UseCase } from "../../core/use-case.ts";
import { productKeys } from "./campaigns.office.queries.ts";

/** Products each line of a table means: a typo in a brand shows as a line that fits none. */
export const countProductFits: UseCase<typeof spec> = (call, { body }) =>
  call.read(async (tx) => ({ fits: countFits(body.matches, await productKeys(tx, call.actor.clientId)) }));
