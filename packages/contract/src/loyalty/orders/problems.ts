import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** §messages#redeem, and what an order's states refuse. */
export const orderProblems = {
  insufficientPoints: problem("orders.insufficient_points", 409),
  notEnoughStock: problem("orders.not_enough_stock", 409),
  categoryLimit: problem("orders.category_limit", 409),
  rewardLimit: problem("orders.reward_limit", 409),
  trainingMissing: problem("orders.training_missing", 409),
  levelMissing: problem("orders.level_missing", 409),
  notForYou: problem("orders.not_for_you", 409),
  notOpen: problem("orders.not_open", 409),
  closed: problem("orders.closed", 409),
  noCampaign: problem("orders.no_campaign", 409),
  addressWrong: problem("orders.address_wrong", 422),
  redeemFailed: problem("orders.redeem_failed", 500),
  wrongState: problem("orders.wrong_state", 409),
  pointsFell: problem("orders.points_fell", 409),
  personBlocked: problem("orders.person_blocked", 409),
  ownOrder: problem("orders.own_order", 403),
  codesNotYet: problem("orders.codes_not_yet", 409),
} as const;
