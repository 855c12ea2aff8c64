import { sql } from "kysely";
import type { StaffQueue } from "../../core/staff-queue.ts";

/** Orders whose points are audited; nobody decides on their own. */
export const approvalQueue: StaffQueue = {
  rights: ["orders.decide"],
  module: "has_reward_store",
  waiting: ({ clientId, userId }) => sql`
    select placed_at as at from orders
    where client_id = ${clientId} and state = 'awaiting_approval' and waiting_points = 0 and user_id <> ${userId}
    order by placed_at, id`,
};

/** Approved parcels. */
export const parcelQueue: StaffQueue = {
  rights: ["orders.ship"],
  module: "has_reward_store",
  waiting: ({ clientId }) => sql`
    select since as at from orders
    where client_id = ${clientId} and state = 'approved' and delivery = 'shipped' order by placed_at, id`,
};
