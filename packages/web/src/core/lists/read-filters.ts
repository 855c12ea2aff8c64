import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

/** Takes one field of a list's query from the address; undefined where the address means nothing a list could. */
export type FilterReader<Value> = (values: FilterValues, key: string) => Value | undefined;

/** Readers of the fields of a query that the address may carry. */
export type FilterReaders<Query> = { readonly [Key in keyof Query]?: FilterReader<NonNullable<Query[Key]>> };

/** Longest text a list is searched for. */
const LONGEST_SEARCH = 64;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^[12]\d{3}-\d{2}-\d{2}$/;

/** A text without its outer spaces, cut to what the endpoint takes. */
export const text =
  (longest = LONGEST_SEARCH): FilterReader<string> =>
  (values, key) =>
    values[key]?.trim().slice(0, longest) || undefined;

export const search = text();

export const id: FilterReader<string> = (values, key) => {
  const value = values[key];
  return value && uuid.test(value) ? value : undefined;
};

/** A calendar day, YYYY-MM-DD. */
export const calendarDay: FilterReader<string> = (values, key) => {
  const value = values[key];
  return value && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
};

export const oneOf =
  <Value extends string>(choices: readonly Value[]): FilterReader<Value> =>
  (values, key) =>
    choices.find((one) => one === values[key]);

export const country: FilterReader<Country> = oneOf(countries);

/** A field that another word of the address stands for: `stock=none` asks for `soldOut: "true"`. */
export const where =
  <Value>(key: string, meanings: Readonly<Record<string, Value>>): FilterReader<Value> =>
  (values) => {
    const value = values[key];
    return value !== undefined && Object.hasOwn(meanings, value) ? meanings[value] : undefined;
  };

/** Another name in the address: `search` asks for `text`. */
export const named =
  <Value>(key: string, reader: FilterReader<Value>): FilterReader<Value> =>
  (values) =>
    reader(values, key);

/** The query as the address says it. What no list could mean is left out instead of failing. */
export const readFilters = <Query>(readers: FilterReaders<Query>, values: FilterValues): Query =>
  Object.fromEntries(
    Object.entries<FilterReader<unknown>>(readers as Record<string, FilterReader<unknown>>)
      .map(([key, read]) => [key, read(values, key)] as const)
      .filter(([, value]) => value !== undefined),
  ) as Query;
