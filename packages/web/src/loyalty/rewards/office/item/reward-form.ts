import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { type Locale, locales, type Translations } from "@trilha/contract/core/locale.ts";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import {
  arrivalDaysLimit,
  rewardNameLimit,
  rewardPriceLimit,
  rewardTextLimit,
  unitLimit,
} from "@trilha/contract/loyalty/rewards/limits.ts";
import type { createReward } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import {
  type LimitPeriod,
  limitPeriods,
  type RewardDelivery,
} from "@trilha/contract/loyalty/rewards/states.ts";
import {
  draftOf,
  type EligibilityDraft,
  eligibilityFault,
  eligibilityOf,
} from "../../../../members/eligibility/eligibility-draft.ts";
import type { Reward } from "../reward-office.queries.ts";
import { filled, wholeOf } from "../written.ts";

export const WINDOWS = ["visibleFrom", "visibleUntil", "redeemFrom", "redeemUntil"] as const;
type WindowField = (typeof WINDOWS)[number];

export type RewardPicture = { readonly fileId: string; readonly thumb: string };
export type PriceValues = {
  readonly country: Country;
  readonly price: string;
  readonly active: boolean;
  /** Working days after approval, as they are typed; only a parcel has them. */
  readonly arrivesFrom?: string;
  readonly arrivesUntil?: string;
};
/** Days as the form shows them, '' for open; until is the last day it can be seen or redeemed. */
type Days = Record<WindowField, string>;

/** An item as the form holds it; names are the contract's, so refused fields find their place. */
export type RewardValues = Days & {
  sku: string;
  name: Translations;
  description: Translations;
  conditions: Translations;
  categoryId: string;
  delivery: RewardDelivery;
  pictures: readonly RewardPicture[];
  eligibility: EligibilityDraft;
  countries: readonly PriceValues[];
  limits: Readonly<Record<LimitPeriod, string>>;
};
export type RewardBody = Request<typeof createReward>["body"];

/** Where the programme is: its countries and its clock. */
export type ProgrammePlace = { readonly countries: readonly Country[]; readonly timeZone: string };

const noLimits = { campaign: "", month: "", year: "", ever: "" };

/** One row for each country of the programme, and for those an item has besides. */
const pricesOf = (known: Reward["countries"], here: ProgrammePlace["countries"]): PriceValues[] =>
  countries
    .filter((code) => here.includes(code) || known.some(({ country }) => country === code))
    .map((country) => {
      const price = known.find((one) => one.country === country);
      const { arrival } = price ?? {};
      return {
        ...{ country, price: price ? String(price.price) : "", active: price?.active ?? true },
        ...(arrival && { arrivesFrom: String(arrival.from), arrivesUntil: String(arrival.until) }),
      };
    });

export const emptyReward = (place: ProgrammePlace): RewardValues => ({
  sku: "",
  name: {},
  description: {},
  conditions: {},
  categoryId: "",
  delivery: "shipped",
  pictures: [],
  eligibility: draftOf({ all: [] }),
  visibleFrom: "",
  visibleUntil: "",
  redeemFrom: "",
  redeemUntil: "",
  countries: pricesOf([], place.countries),
  limits: noLimits,
});

const isUntil = (field: WindowField) => field.endsWith("Until");

/** The day a moment means: an end is exclusive, so its last day is the one before. */
function dayOf(at: string | null, field: WindowField, timeZone: string): string {
  if (!at) return "";
  return localDay(new Date(new Date(at).getTime() - (isUntil(field) ? 1 : 0)), timeZone);
}

/** The moment a day means; a moment inside a day, such as a file brings, stays while its day does. */
function momentOf(day: string, field: WindowField, timeZone: string, before: string | null): string | null {
  if (!day) return null;
  if (before && dayOf(before, field, timeZone) === day) return before;
  return firstMomentOf(isUntil(field) ? addDays(day, 1) : day, timeZone).toISOString();
}

export function valuesOf(reward: Reward, { countries: here, timeZone }: ProgrammePlace): RewardValues {
  const day = (field: WindowField) => dayOf(reward[field], field, timeZone);
  return {
    sku: reward.sku,
    name: reward.name,
    description: reward.description,
    conditions: reward.conditions,
    categoryId: reward.categoryId,
    delivery: reward.delivery,
    pictures: reward.pictures.map(({ fileId, thumb }) => ({ fileId, thumb })),
    eligibility: draftOf(reward.eligibility),
    visibleFrom: day("visibleFrom"),
    visibleUntil: day("visibleUntil"),
    redeemFrom: day("redeemFrom"),
    redeemUntil: day("redeemUntil"),
    countries: pricesOf(reward.countries, here),
    limits: {
      ...noLimits,
      ...Object.fromEntries(reward.limits.map(({ period, units }) => [period, String(units)])),
    },
  };
}

type TypedDays = Pick<PriceValues, "arrivesFrom" | "arrivesUntil">;

/** Arrival of a parcel as it is typed; nothing where a field is empty. */
function arrivalIn(delivery: RewardDelivery, { arrivesFrom = "", arrivesUntil = "" }: TypedDays) {
  const [from, until] = [wholeOf(arrivesFrom), wholeOf(arrivesUntil)];
  return delivery === "shipped" && from !== undefined && until !== undefined
    ? { arrival: { from, until } }
    : {};
}

type Windows = Pick<Reward, WindowField>;

/** Body that the server is sent; `before` is the item as it was. */
export function bodyOf(values: RewardValues, { timeZone }: ProgrammePlace, before?: Windows): RewardBody {
  const at = (field: WindowField) => momentOf(values[field], field, timeZone, before?.[field] ?? null);
  return {
    sku: values.sku.trim(),
    name: filled(values.name),
    description: filled(values.description),
    conditions: filled(values.conditions),
    categoryId: values.categoryId,
    delivery: values.delivery,
    pictureFileIds: values.pictures.map(({ fileId }) => fileId),
    eligibility: eligibilityOf(values.eligibility),
    visibleFrom: at("visibleFrom"),
    visibleUntil: at("visibleUntil"),
    redeemFrom: at("redeemFrom"),
    redeemUntil: at("redeemUntil"),
    countries: values.countries.flatMap(({ country, price, active, ...days }) =>
      price.trim()
        ? [{ country, price: wholeOf(price) ?? 0, active, ...arrivalIn(values.delivery, days) }]
        : [],
    ),
    limits: limitPeriods.flatMap((period) =>
      values.limits[period].trim() ? [{ period, units: wholeOf(values.limits[period]) ?? 0 }] : [],
    ),
  };
}

type Wrong = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };

/** A whole number of at least one, where something is written. */
export function checkUnits(text: string, maximum: number): Wrong | undefined {
  if (!text.trim()) return undefined;
  const value = wholeOf(text);
  if (value === undefined) return { code: "not_a_number" };
  if (value < 1) return { code: "too_small", params: { minimum: 1 } };
  return value > maximum ? { code: "too_big", params: { maximum } } : undefined;
}

/** Both days or none of them, the first not after the last. */
function checkArrival(
  { arrivesFrom = "", arrivesUntil = "" }: TypedDays,
  at: string,
  say: (path: string, wrong: Wrong | undefined) => void,
): void {
  const [first, last] = [arrivesFrom.trim(), arrivesUntil.trim()];
  if (!first && !last) return;
  say(`${at}.arrivesFrom`, first ? checkUnits(first, arrivalDaysLimit) : { code: "required" });
  const backwards = (wholeOf(last) ?? 0) < (wholeOf(first) ?? 0) ? ({ code: "invalid" } as const) : undefined;
  say(`${at}.arrivesUntil`, last ? (checkUnits(last, arrivalDaysLimit) ?? backwards) : { code: "required" });
}

function checkTexts(values: RewardValues, say: (path: string, wrong: Wrong) => void): void {
  for (const locale of locales) {
    for (const [field, maximum] of [
      ["name", rewardNameLimit],
      ["description", rewardTextLimit],
      ["conditions", rewardTextLimit],
    ] as const) {
      if ((values[field][locale]?.trim().length ?? 0) > maximum)
        say(`${field}.${locale}`, { code: "too_long", params: { maximum } });
    }
  }
}

/** §entities#reward: what the device can know to be wrong, by path. `here` is the language the reader writes. */
export function checkReward(values: RewardValues, here: Locale): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  const say = (path: string, problem: Wrong | undefined) => {
    if (problem) wrong[path] = problem;
  };
  if (Object.keys(filled(values.name)).length === 0) say(`name.${here}`, { code: "required" });
  checkTexts(values, say);
  if (!values.sku.trim()) say("sku", { code: "required" });
  if (!values.categoryId) say("categoryId", { code: "required" });
  if (eligibilityFault(values.eligibility)) say("eligibility", { code: "invalid" });
  values.countries.forEach((one, index) => {
    say(`countries.${index}.price`, checkUnits(one.price, rewardPriceLimit));
    if (values.delivery === "shipped" && one.price.trim()) checkArrival(one, `countries.${index}`, say);
  });
  for (const period of limitPeriods) say(`limits.${period}`, checkUnits(values.limits[period], unitLimit));
  const early = (first: WindowField, second: WindowField): Wrong | undefined =>
    values[first] && values[second] && values[second] < values[first] ? { code: "invalid" } : undefined;
  say("visibleUntil", early("visibleFrom", "visibleUntil"));
  say("redeemFrom", early("visibleFrom", "redeemFrom"));
  say("redeemUntil", early("redeemFrom", "redeemUntil") ?? early("redeemUntil", "visibleUntil"));
  return wrong;
}
