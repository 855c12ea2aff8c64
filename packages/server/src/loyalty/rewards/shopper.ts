import type { Country } from "@trilha/contract/core/country.ts";
import { addDays, daysBetween, localDay } from "@trilha/contract/core/zoned-days.ts";
import { type OrderLimit, periodOf } from "@trilha/contract/loyalty/rewards/limits.ts";
import type { storeShopper } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { daysUntil, type Purse, paceDays } from "@trilha/contract/loyalty/rewards/soonest.ts";
import type { EligibilityFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { eligibilityFactsOf } from "../../members/eligibility/index.ts";
import { expiresAtFor, textIn } from "../campaigns/index.ts";
import { catalogueOf, type RewardCatalogue } from "./catalogue.ts";
import { lowIn } from "./low-stock.ts";
import { factsRow, type StoreFactsRow } from "./store.queries.ts";

/** Visitor of the store, with all that decides what an item means for them. */
export interface Shopper {
  readonly country: Country;
  readonly now: Date;
  /** The day in the client's zone. */
  readonly today: string;
  /** Null: no campaign whose points they could spend. */
  readonly person: EligibilityFacts | null;
  readonly purse: Purse;
  readonly debt: number;
  readonly wishes: ReadonlySet<string>;
  /** Units on hand of what runs low, at most a second old. */
  readonly low: Readonly<Record<string, number>>;
  readonly me: z.output<typeof storeShopper>;
  /** Units they ordered under a limit of the catalogue. */
  usedOf(limit: OrderLimit): number;
  /** The day they have so many points more; null: now, or no pace, or not in this campaign. */
  dayOf(missing: number): string | null;
}

/**
 * Shopper in the store of their country; one statement, unless the catalogue or the second changed. Undefined: the
 * campaign asked for is none whose points they may spend.
 */
export async function shopperIn(
  tx: Tx,
  call: MemberCall,
  campaignId: string | undefined,
): Promise<{ shopper: Shopper; catalogue: RewardCatalogue } | undefined> {
  const { clientId, userId, country } = call.actor;
  const row = await factsRow(tx, { clientId, userId, campaignId, country, now: call.now });
  if (!row || (campaignId !== undefined && row.campaign_id !== campaignId)) return undefined;
  const catalogue = await catalogueOf(tx, clientId, row.catalogue);
  const low = await lowIn(tx, { clientId, country: row.country, now: call.now });
  return { shopper: shopperOf(row, low, call), catalogue };
}

function shopperOf(
  row: StoreFactsRow,
  low: Shopper["low"],
  { now, locale }: Pick<MemberCall, "now" | "locale">,
): Shopper {
  const facts = eligibilityFactsOf(row.facts, now);
  const debt = 0 - (row.debt ?? 0);
  const points = (row.uncleared ?? 0) + (row.cleared ?? 0);
  const spending = campaignOf(row, now, locale);
  const today = localDay(now, row.client_zone);
  const used = new Map(row.counted?.split(",").map(unitsUnder));
  const counted = new Map<OrderLimit, number>();
  const purse = { points, earned: row.earned ?? 0, days: spending?.days ?? 1 };
  return {
    ...{ country: row.country, now, today, purse, debt },
    person: spending && facts,
    wishes: new Set(row.wishes?.split(",")),
    low,
    me: {
      country: row.country,
      campaign: spending?.campaign ?? null,
      points,
      underAudit: row.uncleared ?? 0,
      debt,
      level: facts.level,
      levelPoints: row.experience ?? 0,
    },
    usedOf: (limit) => {
      // A category's limit is asked for with each of its items.
      const known = counted.get(limit);
      if (known !== undefined) return known;
      const period = periodOf(limit.period, { campaignId: row.campaign_id ?? "", today });
      const units = used.get(`${limit.scope} ${limit.scopeId} ${period}`) ?? 0;
      counted.set(limit, units);
      return units;
    },
    dayOf: (missing) => {
      // A debt is paid before anything is saved.
      const days = missing > 0 ? daysUntil(missing + debt, purse) : null;
      if (!days || !spending || days > 3_650) return null;
      const day = addDays(localDay(now, spending.timeZone), days);
      return day < spending.goneOn ? day : null;
    },
  };
}

/** `scope id period units` by the name of its counter. */
function unitsUnder(counter: string): [name: string, units: number] {
  const end = counter.lastIndexOf(" ");
  return [counter.slice(0, end), Number(counter.slice(end + 1))];
}

function campaignOf(row: StoreFactsRow, now: Date, locale: MemberCall["locale"]) {
  const { campaign_id: id, time_zone: timeZone, begins_at, ends_at, ends_on } = row;
  if (!id || !timeZone || !begins_at || !ends_at || !ends_on) return null;
  const settlement = { settlementDays: row.settlement_days ?? 0 };
  const lastOrderAt = expiresAtFor(settlement, { timeZone, endsOn: ends_on });
  const daysFrom = (at: Date) => daysBetween(localDay(at, timeZone), localDay(now, timeZone));
  return {
    timeZone,
    /** The day all points are gone. */
    goneOn: localDay(lastOrderAt, timeZone),
    days: Math.min(Math.max(daysFrom(begins_at), 1), paceDays),
    campaign: {
      id,
      title: textIn(row.campaign_title ?? {}, locale),
      endsAt: ends_at.toISOString(),
      lastOrderAt: lastOrderAt.toISOString(),
    },
  };
}
