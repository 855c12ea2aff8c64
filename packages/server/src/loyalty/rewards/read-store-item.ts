import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  readStoreItem as spec,
  unwishReward as unwishSpec,
  wishReward as wishSpec,
} from "@trilha/contract/loyalty/rewards/endpoints.ts";
import { leftOf } from "@trilha/contract/loyalty/rewards/limits.ts";
import { orderQuantityLimit } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { shownLocale, textIn } from "../campaigns/index.ts";
import { arrivalOf } from "./offer.ts";
import { isVisible } from "./rules/windows.ts";
import { shopperIn } from "./shopper.ts";
import { unitsOnHand } from "./stock.queries.ts";
import { addWish, itemTexts, removeWish } from "./store.queries.ts";
import { bandOf, cardOf, isBlocked } from "./store-card.ts";

/** One item of the store, whole; only what the person's country shows now. */
export const readStoreItem: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const shop = await shopperIn(tx, call, query.campaignId);
    if (!shop) return refuse(genericProblems.notFound);
    const { shopper, catalogue } = shop;
    const item = catalogue.stores.get(shopper.country)?.byId.get(params.id);
    const texts = item && (await itemTexts(tx, clientId, item.id, shopper.country));
    if (!item || !texts || !isVisible(item, call.now)) return refuse(genericProblems.notFound);
    const card = cardOf(call, item, shop);
    const onHand = await unitsOnHand(tx, { clientId, rewardId: item.id, country: shopper.country });
    const affordable = Math.floor(Math.max(shopper.purse.points, 0) / item.price);
    const most = Math.min(orderQuantityLimit, card.limitLeft ?? orderQuantityLimit, onHand, affordable);
    const { money } = catalogue;
    return {
      ...card,
      stock: bandOf(onHand),
      description: textIn(texts.description, call.locale),
      conditions: textIn(texts.conditions, call.locale),
      descriptionLocale: shownLocale(texts.description, call.locale),
      conditionsLocale: shownLocale(texts.conditions, call.locale),
      pictures: texts.picture_file_ids.map((id) => ({
        thumb: pictureUrl(call, id, "thumb") ?? "",
        large: pictureUrl(call, id, "large") ?? "",
      })),
      // In the money of the country or not at all: nobody counts in another's.
      worth:
        money?.currency === texts.currency
          ? {
              currency: money.currency,
              amount: Math.round(item.price * money.pointValue * 100) / 100,
            }
          : null,
      redeemFrom: item.redeem.from?.toISOString() ?? null,
      redeemUntil: item.redeem.until?.toISOString() ?? null,
      arrival: arrivalOf(item.delivery, texts),
      limits: item.limits.map((limit) => ({
        ...{ scope: limit.scope, period: limit.period, units: limit.units },
        left: leftOf(limit, shopper.usedOf(limit)),
      })),
      quantityMost: isBlocked(item, shopper) ? 0 : most,
      me: shopper.me,
    };
  });

/** Puts an item the store shows on the wish list; there already, it stays. */
export const wish: UseCase<typeof wishSpec> = async (call, { params }) => {
  const { clientId, userId } = call.actor;
  const shop = await call.read((tx) => shopperIn(tx, call, undefined));
  if (!shop?.catalogue.stores.get(shop.shopper.country)?.byId.has(params.id)) {
    return refuse(genericProblems.notFound);
  }
  return call.write(async (tx) => {
    await addWish(tx, { clientId, userId, rewardId: params.id, at: call.now });
    return undefined;
  });
};

/** Takes an item off the wish list; what is not on it is off it. */
export const unwish: UseCase<typeof unwishSpec> = (call, { params }) => {
  const { clientId, userId } = call.actor;
  return call.write(async (tx) => {
    await removeWish(tx, { clientId, userId, rewardId: params.id });
    return undefined;
  });
};
