import { officeRoutes } from "./office.routes.ts";
import { storeRoutes } from "./store.routes.ts";

/**
 * The reward store: sections, items with a price per country, stock as a ledger of units, codes of digital items. An
 * order works with what it needs in its own transaction: the offer first, then the stock's row, then everything else.
 */
export { sealCode } from "./code-seal.ts";
export { type Offer, offerFor } from "./offer.ts";
export {
  codesOfOrder,
  type OrderUnits,
  releaseUnits,
  reserveUnits,
  returnUnits,
  shipUnits,
} from "./order-units.ts";
export { moveStock, unitsOnHand } from "./stock.queries.ts";
export { verifyStock } from "./verify-stock.ts";
export const rewardRoutes = [...storeRoutes, ...officeRoutes];
export { rewardJobs } from "./jobs.ts";
export { rewardSearch } from "./search.queries.ts";
export { correctionQueue, rewardsStep, soldOut } from "./waiting.queries.ts";
