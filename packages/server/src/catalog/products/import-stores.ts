import type { importStores as spec } from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { lineErrorsInWords, openSheet, readLines, type Sheet, writeAll } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
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
import { readStoreHeader, readStoreLine, type StoreReferences } from "./rules/store-lines.ts";
import { chainKey, codeKey, planStores, type StorePlan, type StoreState } from "./rules/store-plan.ts";

type Body = Input<typeof spec>["body"];

/** Checks a store file, or brings it in whole with the chains it names; with one bad line nothing is imported. */
export const importStores: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  return isRefusal(sheet) ? sheet : call.write((tx) => bringIn(tx, call, sheet, body));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, body: Body) {
  const plan = await planSheet(tx, call.actor.clientId, sheet);
  if (!plan) return refuse(importProblems.unreadable);
  const { creates, updates, unchanged, errors, newChains } = plan;
  const report = (imported: boolean) => ({
    lines: sheet.lines.length,
    created: creates.length,
    updated: updates.length,
    unchanged,
    ok: errors.length === 0,
    imported,
    errors: lineErrorsInWords(errors, call),
    newChains,
  });
  if (errors.length > 0 || body.dryRun) return report(false);
  if (!(await writePlan(tx, call.actor.clientId, plan))) return refuse(genericProblems.conflict);
  await recordAudit(tx, call, {
    action: "network.import_stores",
    entity: "store_file",
    entityId: body.fileId,
    after: { created: creates.length, updated: updates.length, unchanged, chains: newChains.length },
  });
  return report(true);
}

/** Judges every line against what is there at present; undefined when the first line is no header. */
async function planSheet(tx: Tx, clientId: string, sheet: Sheet): Promise<StorePlan | undefined> {
  const read = readStoreHeader(sheet.header);
  if (!read) return undefined;
  const nothing = { newChains: [], creates: [], updates: [], unchanged: 0 };
  if ("errors" in read) return { ...nothing, errors: read.errors };
  const [known, references] = [await allStores(tx, clientId), await referencesOf(tx, clientId)];
  const stores = new Map(known.map((store) => [codeKey(store.code), store]));
  const { good, errors } = await readLines(sheet, read.header, (line, cells, header) =>
    readStoreLine(line, cells, header, references, (code) => stores.get(codeKey(code))?.country),
  );
  const chains = await allChains(tx, clientId);
  const names = new Map(chains.map(({ country, name }) => [chainKey(country, name), name]));
  const lines = good.map(({ store }) => store);
  const plan = planStores(lines, { stores, chains: names }, read.header.names);
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
