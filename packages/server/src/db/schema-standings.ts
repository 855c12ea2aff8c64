import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type {
  RankingMeasure,
  RankingScope,
  ShownName,
} from "@trilha/contract/loyalty/leaderboards/shapes.ts";

type Moment = Date;

/** Balances of a person, or of everybody, in a campaign. */
interface Balances {
  uncleared: number;
  cleared: number;
  held: number;
  debt: number;
}

/** What everybody has reached in a campaign. Written by the fold alone. */
export interface StandingTables {
  standings: Balances & {
    client_id: string;
    campaign_id: string;
    user_id: string;
    country: Country | null;
    retailer_id: string | null;
    store_id: string | null;
    level: Level;
    listed: boolean;
    audited: number;
    provisional: number;
    experience: number;
    training: number;
  };
  standing_counts: {
    client_id: string;
    campaign_id: string;
    scope: Exclude<RankingScope, "store">;
    scope_key: string;
    measure: RankingMeasure;
    bucket: number;
    people: number;
  };
  standing_sums: Balances & {
    client_id: string;
    campaign_id: string;
    people: number;
    counted_at: Moment;
  };
  standing_touched: { client_id: string; campaign_id: string; user_id: string };
  standings_read: {
    client_id: string;
    /** A snapshot of the database, as text. */
    seen: string;
  };
  ranking_choices: { client_id: string; user_id: string; shown: ShownName };
}
