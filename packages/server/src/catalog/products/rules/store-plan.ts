// Store import: the plan of the lines of a store file, with the chains they name. The code says which store a line
// is about.
import type { StoreColumn } from "@trilha/contract/catalog/products/import-columns.ts";
import { zoneOfArea } from "@trilha/contract/catalog/products/zones.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { StoreLine } from "./store-lines.ts";

export interface StoreState {
  code: string;
  name: string;
  /** The chain's name; its id is known once the missing ones are there. */
  chain: string;
  country: Country;
  areaCode: string | null;
  city: string | null;
  timeZone: string;
  photosAllowed: boolean;
  active: boolean;
}
export interface KnownStore extends StoreState {
  id: string;
  version: number;
}

export interface StorePlan {
  newChains: { name: string; country: Country }[];
  creates: StoreState[];
  updates: KnownStore[];
  unchanged: number;
  errors: LineError[];
}

export interface KnownNetwork {
  /** By plain code. */
  stores: ReadonlyMap<string, KnownStore>;
  /** Names by `chainKey`. */
  chains: ReadonlyMap<string, string>;
}

/** A chain is one of its country; spellings are compared plainly. */
export const chainKey = (country: Country, name: string): string => `${country} ${plain(name) || name}`;

/** Stores are compared by their code without punctuation and capitals, so "SUL 01" is no second "sul-01". */
export const codeKey = (code: string): string => plain(code) || code;

type Names = Readonly<Partial<Record<StoreColumn, string>>>;

/** Plan of an import. */
export function planStores(lines: readonly StoreLine[], known: KnownNetwork, names: Names): StorePlan {
  const plan: StorePlan = { newChains: [], creates: [], updates: [], unchanged: 0, errors: [] };
  const chains = new Map(known.chains);
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    const say = (column: StoreColumn, error: Pick<LineError, "value" | "code" | "params">) =>
      plan.errors.push({ line: line.line, column: names[column] ?? column, ...error });
    const seen = lineOf.get(codeKey(line.code));
    if (seen !== undefined) {
      say("store_code", { value: line.code, code: "duplicate_in_file", params: { line: seen } });
      continue;
    }
    lineOf.set(codeKey(line.code), line.line);
    const before = known.stores.get(codeKey(line.code));
    if (before && line.countryGiven && line.country !== before.country) {
      say("country", { value: line.country ?? "", code: "not_an_option" });
      continue;
    }
    const country = before?.country ?? line.country;
    if (!country) {
      say("country", { value: "", code: "required" });
      continue;
    }
    const chain = line.chain && chainNamed(line.chain, country, chains, plan);
    const { line: _, code: __, country: ___, countryGiven: ____, chain: _____, ...fields } = line;
    if (before) {
      const next = { ...before, ...fields, ...(chain && { chain }) };
      if (same(before, next)) plan.unchanged += 1;
      else plan.updates.push(next);
      continue;
    }
    const { name, timeZone = zoneOfArea(country, line.areaCode) } = line;
    if (!name) say("name", { value: "", code: "required" });
    if (!chain) say("retailer", { value: "", code: "required" });
    if (!timeZone) say("time_zone", { value: "", code: "required" });
    if (!name || !chain || !timeZone) continue;
    plan.creates.push({
      ...{ code: line.code, name, chain, country, timeZone },
      areaCode: line.areaCode ?? null,
      city: line.city ?? null,
      photosAllowed: line.photosAllowed ?? true,
      active: line.active ?? true,
    });
  }
  return plan;
}

/** The chain as it is spelled already; a name nobody has becomes a new chain, once. */
function chainNamed(name: string, country: Country, chains: Map<string, string>, plan: StorePlan): string {
  const key = chainKey(country, name);
  const spelled = chains.get(key);
  if (spelled) return spelled;
  chains.set(key, name);
  plan.newChains.push({ name, country });
  return name;
}

const fields = ["name", "chain", "areaCode", "city", "timeZone", "photosAllowed", "active"] as const;
const same = (a: StoreState, b: StoreState): boolean => fields.every((field) => a[field] === b[field]);
