/** Delivery kinds of an item. */
export const deliveries = ["shipped", "digital"] as const;
export type RewardDelivery = (typeof deliveries)[number];

/** Over which time a limit counts; months and years are calendar ones in the client's zone. */
export const limitPeriods = ["campaign", "month", "year", "ever"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Item of the store: draft → published ⇄ archived; nothing that could have been ordered is ever deleted. */
export const rewardStates = ["draft", "published", "archived"] as const;

/** Movements of a stock. */
export const stockMoveKinds = ["receive", "reserve", "release", "ship", "return", "correct"] as const;
