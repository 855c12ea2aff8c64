import type * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  codeIsUsed,
  countryAreas,
  insertStore,
  lockChains,
  lockStores,
  type StoreFacts,
  type StoreRow,
  storeById,
  updateStore,
} from "./network.queries.ts";
import { checkStore } from "./rules/store.ts";
import { switchAll } from "./switch-all.ts";

type Fields = Input<typeof contract.createStore>["body"];

/** Adds a store to a chain, in the chain's country. */
export const createStore: UseCase<typeof contract.createStore> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const read = await factsOf(tx, clientId, body, undefined);
    if (isRefusal(read)) return read;
    const { facts, chain } = read;
    const id = await insertStore(tx, clientId, facts);
    if (!id) return refuse(catalogueProblems.storeCodeUsed);
    await recordAudit(tx, call, {
      action: "network.create_store",
      entity: "store",
      entityId: id,
      entityName: facts.name,
      after: auditFacts({ ...facts, chain }),
    });
    return { id };
  });

/** Changes a store; its country stays. */
export const editStore: UseCase<typeof contract.editStore> = (call, { params, body }) =>
  unlessTaken(catalogueProblems.storeCodeUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      const [before] = await lockStores(tx, clientId, [params.id]);
      if (!before) return refuse(genericProblems.notFound);
      if (before.version !== body.version) return refuse(genericProblems.conflict);
      const { version: _, ...fields } = body;
      const read = await factsOf(tx, clientId, fields, before);
      if (isRefusal(read)) return read;
      const { facts, chain } = read;
      if (await codeIsUsed(tx, clientId, facts.code, before.id))
        return refuse(catalogueProblems.storeCodeUsed);
      await updateStore(tx, clientId, before.id, facts);
      await recordAudit(tx, call, {
        action: "network.edit_store",
        entity: "store",
        entityId: before.id,
        entityName: facts.name,
        before: auditFacts(before),
        after: auditFacts({ ...facts, chain }),
      });
      return (await storeById(tx, clientId, before.id)) ?? refuse(genericProblems.notFound);
    }),
  );

/** Switches stores off or on again: where one is off, nothing can be reported. */
export const switchStores: UseCase<typeof contract.switchStores> = (call, { body }) =>
  switchAll(call, body, {
    table: "stores",
    action: "network.switch_store",
    entity: "store",
    lock: lockStores,
  });

async function factsOf(
  tx: Tx,
  clientId: string,
  fields: Fields,
  before: StoreRow | undefined,
): Promise<{ facts: StoreFacts; chain: string } | Refusal> {
  const { chainId, code, name, timeZone, photosAllowed } = fields;
  const [chain] = await lockChains(tx, clientId, [chainId]);
  const areas = await countryAreas(tx);
  const wrong = checkStore(fields, chain, { country: before?.country, areas });
  if (wrong.length > 0 || !chain) return refuse(genericProblems.invalidInput, {}, wrong);
  const facts: StoreFacts = {
    ...{ chainId, code, name, timeZone, photosAllowed, country: chain.country },
    areaCode: fields.areaCode || null,
    city: fields.city || null,
    active: before?.active ?? true,
  };
  return { facts, chain: chain.name };
}

function auditFacts(store: StoreFacts & { chain: string }): Record<string, unknown> {
  const { code, name, chain, country, areaCode, city, timeZone, photosAllowed } = store;
  return { code, name, retailer: chain, country, areaCode, city, timeZone, photosAllowed };
}
