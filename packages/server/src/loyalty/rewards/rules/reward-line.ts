// Item import: one line of a file becomes what it says of an item, or the list of all that is wrong with it.

import { type Country, countries } from "@trilha/contract/core/country.ts";
import {
  type ColumnsOfFile,
  given,
  type Header,
  type LineReader,
  lineReader,
} from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { readDay, readMoment, readWhole } from "@trilha/contract/core/imports/written-values.ts";
import { type Level, levels } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { addDays, firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import type { RewardColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import {
  rewardPriceLimit,
  rewardSkuLimit,
  rewardTextLimit,
} from "@trilha/contract/loyalty/rewards/limits.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import {
  type LimitPeriod,
  limitPeriods,
  type RewardDelivery,
} from "@trilha/contract/loyalty/rewards/states.ts";
import { deliveryWords, localeOfColumn, readRewardColumn, stateWords } from "./reward-columns.ts";

type Localized = Partial<Record<Locale, string>>;

/** Content of a line. A cell that is empty says nothing. */
export interface RewardLine {
  line: number;
  sku: string;
  name: Localized;
  description: Localized;
  conditions: Localized;
  categoryId?: string;
  delivery?: RewardDelivery;
  /** Points a unit; 0 takes it off sale in that country. */
  prices: Partial<Record<Country, number>>;
  level?: Level;
  /** Units; 0 takes the limit away. */
  limits: Partial<Record<LimitPeriod, number>>;
  visibleFrom?: Date;
  visibleUntil?: Date;
  redeemFrom?: Date;
  redeemUntil?: Date;
  state?: RewardState;
}

/** Meanings of the names and days of a file. */
export interface FileWords {
  locale: Locale;
  timeZone: string;
  /** A category by its name and, where one is given, its department's; undefined: none, or several. */
  categoryOf(category: string, department: string | undefined): string | undefined;
  /** Names of the categories there are. */
  categories: readonly string[];
}

export const rewardFile: ColumnsOfFile<RewardColumn> = { read: readRewardColumn, needs: [["sku"]] };

/** Reads one line. */
export function readRewardLine(
  line: number,
  cells: readonly string[],
  header: Header<RewardColumn>,
  words: FileWords,
): RewardLine | { errors: LineError[]; partial?: RewardLine } {
  const reader = lineReader(line, cells, header);
  const { errors, has, wrong, text, one, named, value } = reader;
  const sku = text("sku", rewardSkuLimit);
  if (!sku && !has("sku")) wrong("sku", "required");
  if (has("department") && !has("category")) wrong("category", "required");
  const read: RewardLine = {
    line,
    sku: sku ?? "",
    name: textsOf(reader, "name", 120),
    description: textsOf(reader, "description", rewardTextLimit),
    conditions: textsOf(reader, "conditions", rewardTextLimit),
    prices: pricesOf(reader),
    limits: limitsOf(reader),
    ...given({
      categoryId: named("category", (name) => words.categoryOf(name, value("department")), words.categories),
      delivery: one("delivery", (word) => deliveryWords.get(plain(word)), ["shipped", "digital"]),
      level: one("level", (word) => levels.find((level) => level === plain(word)), levels),
      visibleFrom: windowOf(reader, "visible_from", words),
      visibleUntil: windowOf(reader, "visible_until", words),
      redeemFrom: windowOf(reader, "redeem_from", words),
      redeemUntil: windowOf(reader, "redeem_until", words),
      state: one("state", (word) => stateWords.get(plain(word)), ["draft", "published", "archived"]),
    }),
  };
  if (errors.length === 0) return read;
  return { errors, ...(sku && { partial: read }) };
}

type Reader = LineReader<RewardColumn>;

function textsOf({ text }: Reader, kind: "name" | "description" | "conditions", maximum: number): Localized {
  const texts = Object.entries(localeOfColumn).map(([short, locale]) => [
    locale,
    text(`${kind}_${short}` as RewardColumn, maximum),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function pricesOf(reader: Reader): Partial<Record<Country, number>> {
  const prices = countries.map((country) => {
    const column = `price_${country.toLowerCase()}` as RewardColumn;
    return [country, wholeOf(reader, column, rewardPriceLimit)] as const;
  });
  return Object.fromEntries(prices.filter(([, price]) => price !== undefined));
}

function limitsOf(reader: Reader): Partial<Record<LimitPeriod, number>> {
  const limits = limitPeriods.map(
    (period) => [period, wholeOf(reader, `limit_${period}`, 1_000_000)] as const,
  );
  return Object.fromEntries(limits.filter(([, units]) => units !== undefined));
}

function wholeOf({ value, wrong }: Reader, column: RewardColumn, maximum: number): number | undefined {
  const written = value(column);
  if (written === undefined) return undefined;
  const read = readWhole(written);
  if (read === undefined) wrong(column, "not_a_number");
  else if (read < 0) wrong(column, "too_small", { minimum: 0 });
  else if (read > maximum) wrong(column, "too_big", { maximum });
  return read;
}

/** A moment of the client's zone, or a day, the last one included. */
function windowOf({ value, wrong }: Reader, column: RewardColumn, words: FileWords): Date | undefined {
  const written = value(column);
  if (written === undefined) return undefined;
  const exact = readMoment(written, words.locale, words.timeZone);
  if (exact) return exact;
  const day = readDay(written, words.locale);
  if (day === undefined || !/^[12]/.test(day)) {
    wrong(column, "date_invalid");
    return undefined;
  }
  return firstMomentOf(column.endsWith("until") ? addDays(day, 1) : day, words.timeZone);
}
