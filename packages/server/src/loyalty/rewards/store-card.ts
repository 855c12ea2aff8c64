import type { Locale } from "@trilha/contract/core/locale.ts";
import { leastLeft, leftOf } from "@trilha/contract/loyalty/rewards/limits.ts";
import { locksOf } from "@trilha/contract/loyalty/rewards/locks.ts";
import type { StockBand, storeCard } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { missingFor } from "@trilha/contract/loyalty/rewards/soonest.ts";
import { isEligible } from "@trilha/contract/members/eligibility/evaluate.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { shownLocale, textIn } from "../campaigns/index.ts";
import type { RewardCatalogue, StoreItem } from "./catalogue.ts";
import { lowUnits } from "./low-stock.ts";
import type { Shopper } from "./shopper.ts";

/** Whether anything but points keeps somebody from an item; without saying what (`locksOf` does). */
export function isBlocked(item: StoreItem, shopper: Shopper): boolean {
  if (shopper.person === null || shopper.debt > 0 || shopper.low[item.id] === 0) return true;
  // Most of thousands of items.
  if (item.unbound) return false;
  const { from, until } = item.redeem;
  return (
    (from !== null && shopper.now < from) ||
    (until !== null && shopper.now >= until) ||
    !isEligible(item.eligibility, shopper.person) ||
    item.limits.some((limit) => leftOf(limit, shopper.usedOf(limit)) === 0)
  );
}

/** Card of an item for a person. */
export function cardOf(
  call: MemberCall,
  item: StoreItem,
  { shopper, catalogue }: { shopper: Shopper; catalogue: RewardCatalogue },
): z.output<typeof storeCard> {
  const { locale } = call;
  const missing = missingFor(item.price, shopper.purse);
  return {
    id: item.id,
    name: textIn(item.name, locale),
    locale: shownLocale(item.name, locale),
    categoryId: item.category.id,
    category: textIn(item.category.name, locale),
    departmentId: item.department.id,
    department: textIn(item.department.name, locale),
    delivery: item.delivery,
    pictureUrl: pictureUrl(call, item.pictureId),
    price: item.price,
    missing,
    soonestOn: shopper.dayOf(missing),
    locked: locksOf(
      {
        ...{ eligibility: item.eligibility, redeem: item.redeem, now: shopper.now, today: shopper.today },
        ...{ person: shopper.person, debt: shopper.debt },
        limits: item.limits.map((limit) => ({ limit, used: shopper.usedOf(limit) })),
      },
      namesIn(catalogue, locale),
    ),
    stock: bandOf(shopper.low[item.id]),
    limitLeft: leastLeft(item.limits.map((limit) => leftOf(limit, shopper.usedOf(limit)))),
    wished: shopper.wishes.has(item.id),
  };
}

/** How much there is, in words; undefined: what is no longer counted one by one. */
export function bandOf(onHand: number | undefined): StockBand {
  if (onHand === undefined || onHand > lowUnits) return "many";
  return onHand === 0 ? "none" : "few";
}

function namesIn({ names, trainings }: RewardCatalogue, locale: Locale) {
  return {
    name: (id: string) => names.get(id) ?? "",
    training: (id: string) => {
      const training = trainings.get(id);
      return { id, title: textIn(training?.title ?? {}, locale), link: training?.link ?? null };
    },
  };
}
