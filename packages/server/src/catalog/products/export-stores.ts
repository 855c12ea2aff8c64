import { storeColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import type { exportStores as spec } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import type { UseCase } from "../../core/use-case.ts";
import { allStores } from "./network.queries.ts";

const yesNo = (value: boolean) => (value ? "yes" : "no");

/** All stores as a file that can be imported again, with the columns' own names. */
export const exportStores: UseCase<typeof spec> = async (call) => {
  const stores = await call.read((tx) => allStores(tx, call.actor.clientId));
  const lines = stores.map((store) => [
    store.code,
    store.name,
    store.chain,
    store.country,
    store.city ?? "",
    store.areaCode ?? "",
    store.timeZone,
    yesNo(store.photosAllowed),
    yesNo(store.active),
  ]);
  const day = call.now.toISOString().slice(0, 10);
  return { name: `stores-${day}.csv`, text: csvOf([[...storeColumns], ...lines]) };
};
