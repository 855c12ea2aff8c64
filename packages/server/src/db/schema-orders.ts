import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/shapes.ts";
import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;

/** One row of `redemption_counters` an order counts in. */
export type CountedRow = readonly [scope: "category" | "reward", scopeId: string, period: string];

/** Orders and how many of what a person redeemed. */
export interface OrderTables {
  orders: {
    id: string;
    client_id: string;
    code: string;
    user_id: string;
    campaign_id: string;
    reward_id: string;
    country: Country;
    category_id: string;
    name: Json<Partial<Record<Locale, string>>>;
    picture_file_id: string | null;
    delivery: RewardDelivery;
    quantity: number;
    unit_price: number;
    points: number;
    address: ColumnType<DeliveryAddress | null, string | null, string | null>;
    address_erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    state: OrderState;
    waiting_points: Generated<number>;
    carrier: ColumnType<string | null, string | null | undefined, string | null>;
    tracking: ColumnType<string | null, string | null | undefined, string | null>;
    tracking_url: ColumnType<string | null, string | null | undefined, string | null>;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
    counted: Json<CountedRow[]>;
    placed_at: Date;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    shipped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    since: Date;
    version: Generated<number>;
  };
  order_codes_seen: { client_id: string; order_id: string; at: Date };
  order_transitions: {
    id: ColumnType<number, never, never>;
    client_id: string;
    order_id: string;
    from_state: OrderState | null;
    to_state: OrderState;
    returned: ColumnType<boolean, boolean | undefined, never>;
    by_whom: "person" | "staff" | "audit";
    actor_id: string | null;
    actor_name: string;
    reason: string | null;
    at: Date;
    /** A transaction id of the database, compared in SQL only. */
    made_in: ColumnType<string, never, never>;
  };
  redemption_counters: {
    client_id: string;
    user_id: string;
    scope: "category" | "reward";
    scope_id: string;
    period: string;
    units: number;
  };
}
