/** Columns of the item file; a header row is needed, order is free. `pt`, `en`, `es`, `fr`: one language each. */
export const rewardColumns = [
  "sku",
  "name_pt",
  "name_en",
  "name_es",
  "name_fr",
  "description_pt",
  "description_en",
  "description_es",
  "description_fr",
  "conditions_pt",
  "conditions_en",
  "conditions_es",
  "conditions_fr",
  "department",
  "category",
  "delivery",
  "price_ar",
  "price_br",
  "price_ca",
  "price_cl",
  "price_co",
  "price_mx",
  "price_pe",
  "level",
  "limit_campaign",
  "limit_month",
  "limit_year",
  "limit_ever",
  "visible_from",
  "visible_until",
  "redeem_from",
  "redeem_until",
  "state",
] as const;
export type RewardColumn = (typeof rewardColumns)[number];

/** The one column of a file of codes. */
export const codeColumns = ["code"] as const;
export type CodeColumn = (typeof codeColumns)[number];
