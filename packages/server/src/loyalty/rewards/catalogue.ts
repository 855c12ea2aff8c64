import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { OrderLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import type { StoreSort } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { orderOf } from "@trilha/contract/loyalty/rewards/soonest.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import { type Eligibility, trainingsIn } from "@trilha/contract/members/eligibility/conditions.ts";
import { Cache } from "../../core/cache.ts";
import { type WordIndex, wordIndex } from "../../core/rules/word-index.ts";
import type { Tx } from "../../db/database.ts";
import { namesInTrees } from "../../members/eligibility/index.ts";
import { trainingsNamed } from "../../members/requirements/index.ts";
import { allSections, type CategoryRow, type SectionRow } from "./sections.queries.ts";
import { settingsOf } from "./settings.queries.ts";
import { allLimits, publishedItems, type StoreItemRow } from "./store.queries.ts";

type Localized = Partial<Record<Locale, string>>;

/** An item as it is offered in one country. */
export interface StoreItem {
  readonly id: string;
  readonly name: Localized;
  readonly price: number;
  readonly popularity: number;
  readonly category: CategoryRow;
  readonly department: SectionRow;
  readonly delivery: RewardDelivery;
  readonly pictureId: string | null;
  readonly eligibility: Eligibility;
  /** Limits of the item and of its category. */
  readonly limits: readonly OrderLimit[];
  readonly visibleFrom: Date | null;
  readonly visibleUntil: Date | null;
  readonly redeem: { readonly from: Date | null; readonly until: Date | null };
  /** Item without conditions, limit or time: only points, stock and a debt keep anybody from it. */
  readonly unbound: boolean;
  /** Name in every language and SKU: what a search looks at. */
  readonly words: string;
}

/** The items of a country in every order that is the same for everybody. */
export interface CountryStore {
  readonly byId: ReadonlyMap<string, StoreItem>;
  /** Items that a search means, by their ids. */
  readonly find: (search: string) => ReadonlySet<string>;
  readonly in: Readonly<Record<Exclude<StoreSort, "soonest">, readonly StoreItem[]>>;
}

/** A client's store as it stood at a version. */
export interface RewardCatalogue {
  readonly version: number;
  readonly departments: readonly SectionRow[];
  readonly categories: readonly CategoryRow[];
  readonly stores: ReadonlyMap<Country, CountryStore>;
  readonly names: ReadonlyMap<string, string>;
  readonly trainings: ReadonlyMap<string, { title: Localized; link: string | null }>;
  readonly money: { currency: string; pointValue: number } | null;
}

// Content under a version never changes: the bound alone lets it go, by items of all countries, some kilobytes each.
const cache = new Cache<RewardCatalogue>("reward_catalogues", {
  most: 20_000,
  weigh: ({ stores }) => [...stores.values()].reduce((sum, { byId }) => sum + byId.size, 0),
});

/**
 * A client's store in memory, loaded anew when another version stands than the one the caller just read. What it holds
 * may be newer than that version, never older.
 */
export async function catalogueOf(tx: Tx, clientId: string, version: number): Promise<RewardCatalogue> {
  const known = cache.get(clientId, (catalogue) => catalogue.version === version);
  if (known) return known;
  const catalogue = await load(tx, clientId, version);
  cache.set(clientId, catalogue);
  return catalogue;
}

async function load(tx: Tx, clientId: string, version: number): Promise<RewardCatalogue> {
  const { departments, categories } = await allSections(tx, clientId);
  const limits = Map.groupBy(await allLimits(tx, clientId), ({ scopeId }) => scopeId);
  const rows = await publishedItems(tx, clientId);
  const trees = rows.map(({ eligibility }) => eligibility);
  const needed = trees.flatMap(trainingsIn);
  const { currency, pointValue } = await settingsOf(tx, clientId);
  return {
    ...{ version, departments, categories },
    stores: storesOf(rows, { departments, categories, limits }),
    names: await namesInTrees(tx, clientId, trees),
    trainings: await trainingsNamed(tx, clientId, [...new Set(needed)]),
    money: currency === null || pointValue === null ? null : { currency, pointValue },
  };
}

interface Around {
  departments: readonly SectionRow[];
  categories: readonly CategoryRow[];
  limits: ReadonlyMap<string, OrderLimit[]>;
}

function storesOf(rows: readonly StoreItemRow[], around: Around): Map<Country, CountryStore> {
  const departments = new Map(around.departments.map((section) => [section.id, section]));
  const categories = new Map(around.categories.map((section) => [section.id, section]));
  const offered = rows.flatMap((row) => {
    const category = categories.get(row.category_id);
    const department = category && departments.get(category.department_id);
    if (!category || !department) return [];
    const limits = [...(around.limits.get(category.id) ?? []), ...(around.limits.get(row.id) ?? [])];
    return row.prices.map(([country, price]) => ({
      country,
      item: itemOf(row, { price, category, department, limits }),
    }));
  });
  return new Map(
    [...Map.groupBy(offered, ({ country }) => country)].map(([country, stock]) => {
      const items = stock.map(({ item }) => ({ ...item, blocked: false }));
      const sorted = (sort: StoreSort) => items.toSorted(orderOf[sort]);
      let words: WordIndex | undefined;
      const store = {
        find: (search: string) => {
          words ??= wordIndex(items.map((item) => item.words));
          const places = words.find(search);
          return new Set(items.flatMap(({ id }, place) => (places.has(place) ? [id] : [])));
        },
        byId: new Map(items.map((item) => [item.id, item])),
        in: {
          popular: sorted("popular"),
          price_up: sorted("price_up"),
          price_down: sorted("price_down"),
        },
      };
      return [country, store];
    }),
  );
}

function itemOf(
  row: StoreItemRow,
  on: Pick<StoreItem, "price" | "category" | "department" | "limits">,
): StoreItem {
  return {
    ...on,
    id: row.id,
    name: row.name,
    popularity: row.popularity,
    delivery: row.delivery,
    pictureId: row.picture_id,
    eligibility: row.eligibility,
    visibleFrom: row.visible_from,
    visibleUntil: row.visible_until,
    redeem: { from: row.redeem_from, until: row.redeem_until },
    unbound:
      isOpenToEverybody(row.eligibility) &&
      on.limits.length === 0 &&
      row.redeem_from === null &&
      row.redeem_until === null,
    words: [...Object.values(row.name), row.sku].join(" "),
  };
}

const isOpenToEverybody = (eligibility: Eligibility): boolean =>
  "all" in eligibility && eligibility.all.every(isOpenToEverybody);
