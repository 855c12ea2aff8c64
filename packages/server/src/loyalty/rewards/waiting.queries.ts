import { sql } from "kysely";
import type { SetUpStep, StaffQueue } from "../../core/staff-queue.ts";

/** Corrections of stock; the second person is never the first. */
export const correctionQueue: StaffQueue = {
  rights: ["stock.approve"],
  module: "has_reward_store",
  waiting: ({ clientId, userId }) => sql`
    select proposed_at as at from stock_corrections
    where client_id = ${clientId} and state = 'proposed' and proposed_by <> ${userId} order by proposed_at`,
};

/** Published rewards without a unit left in a country, by the index of what runs low. */
export const soldOut: StaffQueue = {
  rights: ["stock.edit"],
  module: "has_reward_store",
  waiting: ({ clientId }) => sql`
    select null::timestamptz as at from reward_stocks s
    join rewards r on r.client_id = s.client_id and r.id = s.reward_id
    where s.client_id = ${clientId} and s.on_hand <= 5 and s.on_hand = 0 and r.state = 'published'`,
};

export const rewardsStep: SetUpStep = {
  module: "has_reward_store",
  isDone: (clientId) =>
    sql`exists (select from rewards where client_id = ${clientId} and state = 'published')`,
};
