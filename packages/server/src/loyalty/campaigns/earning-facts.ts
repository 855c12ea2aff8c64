import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { Tx } from "../../db/database.ts";
import { type CampaignFactsRow, type FactsFilter, readFacts } from "./campaigns.facts.queries.ts";
import { approvedVersion } from "./campaigns.rules.queries.ts";
import { type ApprovedRules, rulesOf } from "./rule-set-store.ts";
import { isPublished } from "./rules/campaign-phase.ts";

/** When a campaign runs in one country: both days included, `endsAt` is the first moment after it. */
export interface CountryWindow {
  country: Country;
  timeZone: string;
  beginsOn: string;
  endsOn: string;
  beginsAt: Date;
  endsAt: Date;
}

/** Facts outside the sale itself that decide what it earns. */
export interface EarningFacts {
  campaign: {
    id: string;
    title: Partial<Record<Locale, string>>;
    /** §validation#sale-rules: calendar days a sale may be reported in, the day of the sale included. */
    reportingDays: number;
    settlementDays: number;
    /** Per thousand. */
    sampleRate: number;
  };
  /** Null: the campaign does not run in the person's country. */
  window: CountryWindow | null;
  /** Null: not signed up. */
  enrolment: {
    companyId: string;
    brands: string[];
    retailerIds: string[];
    storeIds: string[];
    at: Date;
  } | null;
  /** Null: none was named, or there is none of that id in this client. */
  store: {
    id: string;
    name: string;
    retailerId: string;
    country: Country;
    timeZone: string;
    active: boolean;
    photosAllowed: boolean;
    groupIds: string[];
  } | null;
  /** At this moment, in whatever campaign it was reached (§loyalty#campaigns). */
  level: Level;
  /** Approved and valid on the date; null: none is. */
  rules: ApprovedRules | null;
  counters: Counters;
}

/**
 * Facts by which a sale or an activity of a day is judged, in one statement; the rule set itself comes from memory
 * after its first use. Whether a campaign runs is judged by its window and the time, never by a state a job has yet
 * to write. Undefined: no such campaign here, or nobody has approved it.
 */
export async function earningFacts(tx: Tx, query: FactsFilter): Promise<EarningFacts | undefined> {
  const row = await readFacts(tx, query);
  if (!row || !isPublished(row.state)) return undefined;
  return {
    campaign: {
      id: query.campaignId,
      title: row.title,
      reportingDays: row.reporting_days,
      settlementDays: row.settlement_days,
      sampleRate: row.sample_rate,
    },
    window: windowOf(row),
    enrolment: enrolmentOf(row),
    store: storeOf(row),
    level: row.level,
    rules: await approvedRules(tx, query.clientId, row),
    counters: { day: row.day, week: row.week, campaign: row.campaign, store: row.store, budget: row.budget },
  };
}

function windowOf(row: CampaignFactsRow): CountryWindow | null {
  const { country, time_zone, begins_on, ends_on, begins_at, ends_at } = row;
  if (!country || !time_zone || !begins_on || !ends_on || !begins_at || !ends_at) return null;
  return {
    country,
    timeZone: time_zone,
    beginsOn: begins_on,
    endsOn: ends_on,
    beginsAt: begins_at,
    endsAt: ends_at,
  };
}

function enrolmentOf(row: CampaignFactsRow): EarningFacts["enrolment"] {
  const { company_id, brands, retailer_ids, store_ids, enrolled_at } = row;
  if (!company_id || !brands || !retailer_ids || !store_ids || !enrolled_at) return null;
  return {
    companyId: company_id,
    brands,
    retailerIds: retailer_ids,
    storeIds: store_ids,
    at: enrolled_at,
  };
}

function storeOf(row: CampaignFactsRow): EarningFacts["store"] {
  const { store_id, store_name, store_retailer_id, store_country, store_zone } = row;
  if (!store_id || !store_name || !store_retailer_id || !store_country || !store_zone) return null;
  return {
    id: store_id,
    name: store_name,
    retailerId: store_retailer_id,
    country: store_country,
    timeZone: store_zone,
    active: row.store_active ?? false,
    photosAllowed: row.photos_allowed ?? false,
    groupIds: row.group_ids,
  };
}

async function approvedRules(tx: Tx, clientId: string, row: CampaignFactsRow): Promise<ApprovedRules | null> {
  const { version_id: versionId, version, hash } = row;
  if (!versionId || version === null || !hash) return null;
  return { versionId, version, hash, ruleSet: await rulesOf(tx, { clientId, versionId, hash }) };
}

/** The rules a claim was judged by, by their version. Undefined: none of this client's. */
export async function rulesByVersion(
  tx: Tx,
  clientId: string,
  versionId: string,
): Promise<ApprovedRules | undefined> {
  const row = await approvedVersion(tx, clientId, versionId);
  if (!row?.hash) return undefined;
  const { version, hash } = row;
  return { versionId, version, hash, ruleSet: await rulesOf(tx, { clientId, versionId, hash }) };
}
