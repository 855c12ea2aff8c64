import type * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { brandPage } from "./brands.queries.ts";
import { groupById, groupPage } from "./groups.queries.ts";
import { chainPage, storeById, storePage } from "./network.queries.ts";

interface Named {
  id: string;
  name: string;
}
const position = ({ name, id }: Named) => [name, id];
const itself = <Row>(row: Row): Row => row;
const placeOf = ({ cursor, limit }: { cursor?: string | undefined; limit: number }) => ({
  after: readCursor(cursor, ["string", "id"]),
  rows: limit + 1,
});

/** A page of chains, by name. */
export const listChains: UseCase<typeof contract.listChains> = async (call, { query }) => {
  const { search, country, activity, limit } = query;
  const filter = { search, country, active: activity && activity === "active" };
  const rows = await call.read((tx) => chainPage(tx, call.actor.clientId, filter, placeOf(query)));
  return pageOf(rows, limit, position, itself);
};

/** A page of brands, by name. */
export const listBrands: UseCase<typeof contract.listBrands> = async (call, { query }) => {
  const { search, activity, limit } = query;
  const filter = { search, active: activity && activity === "active" };
  const rows = await call.read((tx) => brandPage(tx, call.actor.clientId, filter, placeOf(query)));
  return pageOf(rows, limit, position, itself);
};

/** A page of stores as staff see them, by name. */
export const listNetworkStores: UseCase<typeof contract.listNetworkStores> = async (call, { query }) => {
  const { search, country, chainId, groupId, activity, limit } = query;
  const filter = { search, country, chainId, groupId, active: activity && activity === "active" };
  const rows = await call.read((tx) => storePage(tx, call.actor.clientId, filter, placeOf(query)));
  return pageOf(rows, limit, position, itself);
};

/** One store. */
export const readStore: UseCase<typeof contract.readStore> = async (call, { params }) => {
  const row = await call.read((tx) => storeById(tx, call.actor.clientId, params.id));
  return row ?? refuse(genericProblems.notFound);
};

/** A page of groups of stores, by name. */
export const listStoreGroups: UseCase<typeof contract.listStoreGroups> = async (call, { query }) => {
  const rows = await call.read((tx) => groupPage(tx, call.actor.clientId, query.search, placeOf(query)));
  return pageOf(rows, query.limit, position, itself);
};

/** One group of stores. */
export const readStoreGroup: UseCase<typeof contract.readStoreGroup> = async (call, { params }) => {
  const row = await call.read((tx) => groupById(tx, call.actor.clientId, params.id));
  return row ?? refuse(genericProblems.notFound);
};
