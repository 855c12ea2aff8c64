import type { StoreColumn } from "@trilha/contract/catalog/products/import-columns.ts";
import type { importStores as spec } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { importFile, readLines, type SheetRead, writeAll } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  allChains,
  allStores,
  clientCountries,
  countryAreas,
  insertChain,
  insertStores,
  type StoreFacts,
  updateStores,
} from "./network.queries.ts";
import { readStoreLine, type StoreReferences, storeFile } from "./rules/store-lines.ts";
import { chainKey, codeKey, planStores, type StorePlan, type StoreState } from "./rules/store-plan.ts";

/** Checks a store file, or brings it in with the chains it names. */
export const importStores: UseCase<typeof spec> = (call, { body }) => {
  const { clientId } = call.actor;
  return importFile(call, body, {
    kind: "stores",
    columns: storeFile,
    plan: (tx, sheet) => planSheet(tx, clientId, sheet),
    figures: ({ creates, updates, unchanged }) => ({
      ...{ created: creates.length, updated: updates.length, unchanged },
    }),
    more: (plan) => ({ newChains: plan?.newChains ?? [] }),
    write: async (tx, plan) => {
      if (!(await writePlan(tx, clientId, plan))) return refuse(genericProblems.conflict);
      const { creates, updates, unchanged, newChains } = plan;
      await recordAudit(tx, call, {
        action: "network.import_stores",
        entity: "store_file",
        entityId: body.fileId,
        after: { created: creates.length, updated: updates.length, unchanged, chains: newChains.length },
      });
      return undefined;
    },
  });
};

/** Judges every line against what is there at present. */
async function planSheet(tx: Tx, clientId: string, sheet: SheetRead<StoreColumn>): Promise<StorePlan> {
  const [known, references] = [await allStores(tx, clientId), await referencesOf(tx, clientId)];
  const stores = new Map(known.map((store) => [codeKey(store.code), store]));
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readStoreLine(line, cells, header, references, (code) => stores.get(codeKey(code))?.country),
  );
  const chains = await allChains(tx, clientId);
  const names = new Map(chains.map(({ country, name }) => [chainKey(country, name), name]));
  const plan = planStores(good, { stores, chains: names }, sheet.header.names);
  return { ...plan, errors: [...errors, ...plan.errors] };
}

async function referencesOf(tx: Tx, clientId: string): Promise<StoreReferences> {
  const [countries, areas] = [await clientCountries(tx, clientId), await countryAreas(tx)];
  return {
    countries,
    areas: new Map(
      areas.flatMap(({ country, code, name }): [string, string][] => [
        [`${country} ${plain(code)}`, code],
        [`${country} ${plain(name)}`, code],
      ]),
    ),
    listed: new Set(areas.map(({ country }) => country)),
  };
}

/** False when somebody took a chain's name or a store's code meanwhile: the caller takes everything back. */
async function writePlan(tx: Tx, clientId: string, plan: StorePlan): Promise<boolean> {
  for (const chain of plan.newChains) {
    if (!(await insertChain(tx, clientId, chain))) return false;
  }
  const chains = await allChains(tx, clientId);
  const idOf = new Map(chains.map(({ id, country, name }) => [`${country} ${name}`, id]));
  const facts = (store: StoreState): StoreFacts => ({
    ...{ code: store.code, name: store.name, country: store.country, city: store.city },
    ...{ areaCode: store.areaCode, timeZone: store.timeZone },
    ...{ photosAllowed: store.photosAllowed, active: store.active },
    chainId: idOf.get(`${store.country} ${store.chain}`) ?? "",
  });
  return (
    (await writeAll(plan.creates.map(facts), (batch) => insertStores(tx, clientId, batch))) &&
    (await writeAll(
      plan.updates.map((store) => ({ id: store.id, version: store.version, ...facts(store) })),
      (batch) => updateStores(tx, clientId, batch),
    ))
  );
}
