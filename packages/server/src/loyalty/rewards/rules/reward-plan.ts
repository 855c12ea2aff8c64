// Item import: the plan of the lines of a file. The SKU says which item a line is about.

import type { Country } from "@trilha/contract/core/country.ts";
import { formatDateTime } from "@trilha/contract/core/dates.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import type { RewardColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import {
  type LimitPeriod,
  limitPeriods,
  type RewardDelivery,
} from "@trilha/contract/loyalty/rewards/states.ts";
import { type Eligibility, openToEverybody } from "@trilha/contract/members/eligibility/conditions.ts";
import { faultsOf } from "./faults.ts";
import type { RewardLine } from "./reward-line.ts";
import { type Windows, windowsFit } from "./windows.ts";

type Localized = Partial<Record<Locale, string>>;

/** An item as a file can make it. */
export interface FileItem extends Windows {
  readonly sku: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly conditions: Localized;
  readonly categoryId: string;
  readonly delivery: RewardDelivery;
  readonly eligibility: Eligibility;
  readonly state: RewardState;
  readonly pictureFileIds: readonly string[];
  readonly countries: readonly {
    country: Country;
    price: number;
    active: boolean;
    arrival?: ArrivalDays | undefined;
  }[];
  readonly limits: readonly { period: LimitPeriod; units: number }[];
}
export interface KnownItem extends FileItem {
  readonly id: string;
  readonly version: number;
  /** Units moved already: how it is delivered stays. */
  readonly stocked: boolean;
}

export interface RewardImportPlan {
  creates: FileItem[];
  updates: KnownItem[];
  unchanged: number;
  errors: LineError[];
}

type Say = (column: RewardColumn, error: Pick<LineError, "code" | "params"> & { value?: string }) => void;

/** Plan of an import. `known` is by SKU in capitals; `shelved`: the category is switched on. */
export function planRewards(
  lines: readonly RewardLine[],
  about: {
    known: ReadonlyMap<string, KnownItem>;
    names: Readonly<Partial<Record<RewardColumn, string>>>;
    shelved: (categoryId: string) => boolean;
    timeZone: string;
  },
): RewardImportPlan {
  const plan: RewardImportPlan = { creates: [], updates: [], unchanged: 0, errors: [] };
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    const before = plan.errors.length;
    const say: Say = (column, { value = "", ...error }) =>
      plan.errors.push({ line: line.line, column: about.names[column] ?? column, value, ...error });
    const key = line.sku.toUpperCase();
    const seen = lineOf.get(key);
    if (seen !== undefined) {
      say("sku", { value: line.sku, code: "duplicate_in_file", params: { line: seen } });
      continue;
    }
    lineOf.set(key, line.line);
    const item = about.known.get(key);
    const next = item
      ? { ...item, ...saidBy(line, item), ...windowsBy(line, item, about.timeZone) }
      : newItem(line, say);
    if (!next) continue;
    judge(next, item, about.shelved, say);
    if (plan.errors.length > before) continue;
    if (!item) plan.creates.push(next);
    else if (same(item, next)) plan.unchanged += 1;
    else plan.updates.push({ ...item, ...next });
  }
  return plan;
}

function newItem(line: RewardLine, say: Say): FileItem | undefined {
  const named = Object.keys(line.name).length > 0;
  if (!named) say("name_pt", { code: "required" });
  if (!line.categoryId) say("category", { code: "required" });
  if (!named || !line.categoryId) return undefined;
  const bare: FileItem = {
    ...{ sku: line.sku, name: {}, description: {}, conditions: {}, categoryId: line.categoryId },
    delivery: "shipped",
    state: "draft",
    ...{ eligibility: openToEverybody, pictureFileIds: [] },
    ...{ countries: [], limits: [] },
    ...{ visibleFrom: null, visibleUntil: null, redeemFrom: null, redeemUntil: null },
  };
  return { ...bare, ...saidBy(line, bare) };
}

/** Content of a line, laid over what an item is. */
function saidBy(line: RewardLine, item: FileItem): Partial<FileItem> {
  const { level, prices, limits, line: _, sku: __, name, description, conditions, ...fields } = line;
  return {
    ...fields,
    name: { ...item.name, ...name },
    description: { ...item.description, ...description },
    conditions: { ...item.conditions, ...conditions },
    ...(level && { eligibility: level === "basic" ? openToEverybody : { level } }),
    countries: countriesBy(prices, item.countries),
    limits: limitsBy(limits, item.limits),
  };
}

/** A file writes minutes: a moment that is written the same is the one it was. */
function windowsBy(line: RewardLine, item: FileItem, timeZone: string): Partial<Windows> {
  const written = (at: Date) => formatDateTime(at, "pt-BR", timeZone);
  const unmoved = (["visibleFrom", "visibleUntil", "redeemFrom", "redeemUntil"] as const).filter((edge) => {
    const [before, read] = [item[edge], line[edge]];
    return before && read && written(before) === written(read);
  });
  return Object.fromEntries(unmoved.map((edge) => [edge, item[edge]]));
}

/** Another price sells there again; 0 takes it off sale, and the price stays known. */
function countriesBy(prices: RewardLine["prices"], before: FileItem["countries"]): FileItem["countries"] {
  const after = new Map(before.map((one) => [one.country, one]));
  for (const [country, price] of Object.entries(prices) as [Country, number][]) {
    const known = after.get(country);
    if (price > 0) after.set(country, { ...known, country, price, active: true });
    else if (known) after.set(country, { ...known, active: false });
  }
  return [...after.values()].sort((a, b) => a.country.localeCompare(b.country));
}

function limitsBy(limits: RewardLine["limits"], before: FileItem["limits"]): FileItem["limits"] {
  const unitsOf = new Map(before.map(({ period, units }) => [period, units]));
  return limitPeriods.flatMap((period) => {
    const units = limits[period] ?? unitsOf.get(period) ?? 0;
    return units > 0 ? [{ period, units }] : [];
  });
}

/** Objection to an item as it would be. */
function judge(
  next: FileItem,
  item: KnownItem | undefined,
  shelved: (categoryId: string) => boolean,
  say: Say,
): void {
  if (!windowsFit(next)) say("redeem_until", { code: "date_invalid" });
  if (item?.stocked && item.delivery !== next.delivery) {
    say("delivery", { value: next.delivery, code: "invalid" });
  }
  const published = next.state === "published" && item?.state !== "published";
  const faults = faultsOf({ ...next, shelved: !published || shelved(next.categoryId) });
  if (next.state === "published" && faults.length > 0) say("state", { code: "mandatory_incomplete" });
}

const contentOf = (item: FileItem) => [
  ...[item.name, item.description, item.conditions].map(inOrder),
  ...[item.categoryId, item.delivery, item.eligibility, item.state, item.countries, item.limits],
  ...[item.visibleFrom, item.visibleUntil, item.redeemFrom, item.redeemUntil],
];
const inOrder = (texts: Localized) => Object.entries(texts).sort(([a], [b]) => a.localeCompare(b));

function same(a: FileItem, b: FileItem): boolean {
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}
