import * as contract from "@trilha/contract/loyalty/rewards/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { listStore, readStoreSections } from "./list-store.ts";
import { readStoreItem, unwish, wish } from "./read-store-item.ts";

export const storeRoutes: readonly Route[] = [
  route(contract.listStore, listStore),
  route(contract.readStoreSections, readStoreSections),
  route(contract.readStoreItem, readStoreItem),
  route(contract.wishReward, wish),
  route(contract.unwishReward, unwish),
];
