// §validation#redemption: price shown, window, who it is open to, delivery; points, stock and limits are decided by their rows.

import type { Country } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Problem } from "@trilha/contract/core/problem.ts";
import { checkAddress, type DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { type EligibilityFacts, evaluateEligibility } from "@trilha/contract/members/eligibility/evaluate.ts";

/** Objection to an order, in the words of §messages#redeem. */
export interface RedemptionRefusal {
  readonly problem: Problem;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: readonly { path: string; code: FieldCode }[];
}

const object = (
  problem: Problem,
  params: RedemptionRefusal["params"] = {},
  fields: RedemptionRefusal["fields"] = [],
): RedemptionRefusal => ({ problem, params, fields });

export interface RedeemFacts {
  readonly now: Date;
  /** Points of the campaign may be spent by this person: signed up, begun, not yet expired. */
  readonly open: boolean;
  readonly country: Country;
  readonly person: EligibilityFacts;
  /** Undefined: there is no such reward here. */
  readonly offer: {
    readonly offered: boolean;
    readonly price: number;
    readonly delivery: RewardDelivery;
    readonly redeem: { readonly from: Date | null; readonly until: Date | null };
    readonly eligibility: Eligibility;
  };
  /** The price of one unit that was shown. */
  readonly price: number;
  readonly address: DeliveryAddress | undefined;
}

/** How moments, levels and trainings are called in the reader's language. */
export interface RedeemWords {
  moment(at: Date): string;
  training(id: string): string;
}

/** Objection to an order, the first that does; undefined: nothing. What no patience changes comes first. */
export function judgeRedeem(facts: RedeemFacts, words: RedeemWords): RedemptionRefusal | undefined {
  const { offer, now } = facts;
  if (!facts.open) return object(orderProblems.noCampaign);
  if (!offer.offered) return object(rewardProblems.notAvailable);
  const { from, until } = offer.redeem;
  if (until && now >= until) return object(orderProblems.closed, { until: words.moment(until) });
  const locked = judgeEligibility(offer.eligibility, facts.person, words);
  if (locked) return locked;
  if (from && now < from) return object(orderProblems.notOpen, { from: words.moment(from) });
  if (offer.price !== facts.price) return object(rewardProblems.priceChanged, { price: offer.price });
  return judgeAddress(offer.delivery, facts);
}

function judgeEligibility(
  eligibility: Eligibility,
  person: EligibilityFacts,
  words: RedeemWords,
): RedemptionRefusal | undefined {
  const { open, missing } = evaluateEligibility(eligibility, person);
  if (open) return undefined;
  const trainings: string[] = [];
  let level: string | undefined;
  for (const one of missing) {
    if ("training" in one) trainings.push(one.training);
    else if ("level" in one) level = one.level;
    else return object(orderProblems.notForYou);
  }
  if (level) return object(orderProblems.levelMissing, { level: levelNames[level] ?? level });
  return object(orderProblems.trainingMissing, { trainings: trainings.map(words.training).join(", ") });
}

/** The names of §purpose#languages, the same in every language. */
const levelNames: Readonly<Record<string, string>> = { creator: "Creator", influencer: "Influencer" };

function judgeAddress(
  delivery: RewardDelivery,
  { address, country }: RedeemFacts,
): RedemptionRefusal | undefined {
  if (delivery === "digital") {
    // Needed lines only.
    return address
      ? object(orderProblems.addressWrong, {}, [{ path: "body.address", code: "unknown" }])
      : undefined;
  }
  if (!address) return object(orderProblems.addressWrong, {}, [{ path: "body.address", code: "required" }]);
  const faults = checkAddress(address, country);
  if (faults.length === 0) return undefined;
  return object(
    orderProblems.addressWrong,
    {},
    faults.map(({ field, code }) => ({ path: `body.address.${field}`, code })),
  );
}
