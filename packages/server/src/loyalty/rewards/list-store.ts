import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  readStoreSections as sectionsSpec,
  listStore as spec,
} from "@trilha/contract/loyalty/rewards/endpoints.ts";
import { missingFor, orderOf, type Sortable } from "@trilha/contract/loyalty/rewards/soonest.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readCursor, writeCursor } from "../../db/cursor.ts";
import { textIn } from "../campaigns/index.ts";
import type { CountryStore, RewardCatalogue, StoreItem } from "./catalogue.ts";
import { isVisible, sameVisible } from "./rules/windows.ts";
import { type Shopper, shopperIn } from "./shopper.ts";
import { cardOf, isBlocked } from "./store-card.ts";

type Shown = CountryStore["in"];

// A store's items turn visible a few times a day, and are asked for many times a second.
const cache = new WeakMap<CountryStore, { shown: Shown; from: number; until: number }>();

/** Items a country's store shows at a moment, in every order that is the same for everybody. */
function shownIn(store: CountryStore, now: Date): Shown {
  const known = cache.get(store);
  const moment = now.getTime();
  if (known && moment >= known.from && moment < known.until) return known.shown;
  const visible = (sort: keyof Shown) => store.in[sort].filter((item) => isVisible(item, now));
  const shown = {
    popular: visible("popular"),
    price_up: visible("price_up"),
    price_down: visible("price_down"),
  };
  cache.set(store, { shown, ...sameVisible(store.in.popular, now) });
  return shown;
}

type Query = Input<typeof spec>["query"];

/**
 * §routes#screen-reward-store Reward store: what the store of the person's country offers, with what each item means for them. Items lie in memory
 * and in order; of the person one statement is asked.
 */
export const listStore: UseCase<typeof spec> = async (call, { query }) => {
  const shop = await call.read((tx) => shopperIn(tx, call, query.campaignId));
  if (!shop) return refuse(genericProblems.notFound);
  const { shopper, catalogue } = shop;
  const order = orderOf[query.sort];
  const fitting = fits(query, shopper, catalogue.stores.get(shopper.country));
  const offered = inOrder(catalogue, shopper, query);
  const items = fitting ? offered.filter(fitting) : offered;
  const after = positionOf(query.cursor);
  const from = after ? items.findIndex((item) => order(sortable(item, shopper, query), after) > 0) : 0;
  const page = from < 0 ? [] : items.slice(from, from + query.limit);
  const last = page.at(-1);
  const more = last !== undefined && from + query.limit < items.length;
  return {
    items: page.map((item) => cardOf(call, item, shop)),
    nextCursor: more ? cursorOf(sortable(last, shopper, query)) : null,
    total: items.length,
    me: shopper.me,
  };
};

/** Departments and categories with something to see in the person's country. */
export const readStoreSections: UseCase<typeof sectionsSpec> = async (call) => {
  const shop = await call.read((tx) => shopperIn(tx, call, undefined));
  if (!shop) return refuse(genericProblems.notFound);
  const { shopper, catalogue } = shop;
  const counts = new Map<string, number>();
  const store = catalogue.stores.get(shopper.country);
  for (const item of store ? shownIn(store, shopper.now).popular : []) {
    for (const id of [item.category.id, item.department.id]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const section = ({ id, name }: RewardCatalogue["departments"][number]) => ({
    ...{ id, name: textIn(name, call.locale), items: counts.get(id) ?? 0 },
  });
  const departments = catalogue.departments.filter(({ id }) => counts.has(id));
  return {
    departments: departments.map((department) => ({
      ...section(department),
      categories: catalogue.categories
        .filter(({ id, department_id }) => department_id === department.id && counts.has(id))
        .map(section),
    })),
  };
};

/** All items of the country as asked for; what is soonest is what is cheapest, and what points alone open comes first. */
function inOrder(catalogue: RewardCatalogue, shopper: Shopper, { sort }: Query): readonly StoreItem[] {
  const store = catalogue.stores.get(shopper.country);
  if (!store) return [];
  const shown = shownIn(store, shopper.now);
  if (sort !== "soonest") return shown[sort];
  const open: StoreItem[] = [];
  const blocked: StoreItem[] = [];
  for (const item of shown.price_up) (isBlocked(item, shopper) ? blocked : open).push(item);
  return open.concat(blocked);
}

/** Filters of the store: each item is asked only what the person asked for; undefined: nothing. */
function fits(
  query: Query,
  shopper: Shopper,
  store: CountryStore | undefined,
): ((item: StoreItem) => boolean) | undefined {
  const { departmentId, categoryId, affordable, wished, inStock, search = "" } = query;
  const matches = search.trim() ? store?.find(search) : undefined;
  const conditions: ((item: StoreItem) => boolean)[] = [];
  if (departmentId !== undefined) conditions.push((item) => item.department.id === departmentId);
  if (categoryId !== undefined) conditions.push((item) => item.category.id === categoryId);
  if (wished) conditions.push((item) => shopper.wishes.has(item.id));
  if (matches) conditions.push(({ id }) => matches.has(id));
  if (inStock) conditions.push((item) => shopper.low[item.id] !== 0);
  if (affordable)
    conditions.push((item) => missingFor(item.price, shopper.purse) === 0 && !isBlocked(item, shopper));
  const [only, ...more] = conditions;
  return more.length === 0 ? only : (item) => conditions.every((fitting) => fitting(item));
}

function sortable(item: StoreItem, shopper: Shopper, { sort }: Query): Sortable {
  const { id, price, popularity } = item;
  return { id, price, popularity, blocked: sort === "soonest" && isBlocked(item, shopper) };
}

function cursorOf({ blocked, price, popularity, id }: Sortable): string {
  return writeCursor([Number(blocked), price, popularity, id]);
}

function positionOf(cursor: string | undefined): Sortable | undefined {
  const read = readCursor(cursor, ["number", "number", "number", "id"]);
  if (!read) return undefined;
  const [blocked, price, popularity, id] = read;
  return { blocked: blocked > 0, price, popularity, id };
}
