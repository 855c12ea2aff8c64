import type { Country } from "@trilha/contract/core/country.ts";
import type { Generated } from "kysely";

type Moment = Date;

/** What a week's sales, or one line of one, come to. */
interface Sold {
  client_id: string;
  campaign_id: string;
  /** A Monday. */
  week: string;
  country: Country;
  retailer_id: string;
  product_id: string;
  lines: number;
  units: number;
  confirmed: number;
  waiting: number;
  fallen: number;
}

/** Sums of the programme. */
export interface FigureTables {
  figures_counted: {
    kind: "days" | "sales" | "audit" | "orders";
    /** A database transaction's number, as text. */
    counted_to: string;
    counted_at: Moment;
  };
  jobs_caught_up: { task: string; at: Moment };
  sale_facts: Sold & { claim_id: string; line_id: string };
  sale_weeks: Sold;
  audit_reason_weeks: {
    client_id: string;
    campaign_id: string;
    week: string;
    type: "claim" | "photo";
    verdict: "accepted" | "partial" | "rejected";
    reason: string;
    reports: Generated<number>;
    points: Generated<number>;
  };
  order_weeks: {
    client_id: string;
    campaign_id: string;
    week: string;
    country: Country;
    category_id: string;
    reward_id: string;
    placed: number;
    approved: number;
    reproved: number;
    cancelled: number;
    delivered: number;
    units: number;
    points: number;
  };
}
