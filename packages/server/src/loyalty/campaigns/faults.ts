import { campaignFaults } from "@trilha/contract/loyalty/campaigns/checks.ts";
import type { fault } from "@trilha/contract/loyalty/campaigns/office-shapes.ts";
import type { RuleSetFault } from "@trilha/contract/loyalty/earning/faults.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { ruleSetFaults } from "@trilha/contract/loyalty/earning/validate.ts";
import type * as z from "zod/mini";
import type { Tx } from "../../db/database.ts";
import { type CampaignRow, levelThresholds, productKeys, windowsOf } from "./campaigns.office.queries.ts";
import { currentTerms } from "./campaigns.sign-up.queries.ts";

type Fault = z.output<typeof fault>;
/** More help nobody: a table pasted upside down is mended once, not line by line. */
const faultLimit = 200;

/**
 * Faults that keep a campaign from being published: its own faults and those of its rules, with baskets of real
 * products.
 */
export async function faultsOf(
  tx: Tx,
  clientId: string,
  campaign: CampaignRow,
  ruleSet: RuleSet,
  now: Date,
): Promise<Fault[]> {
  const { bodies } = await currentTerms(tx, clientId, campaign.id);
  const levels = await levelThresholds(tx, clientId, campaign.id);
  const countries = (await windowsOf(tx, clientId, campaign.id)).map(({ country }) => country);
  const own = { title: campaign.title, terms: bodies, countries, endsAt: campaign.ends_at, levels };
  return [
    ...campaignFaults(own, ruleSet, now).map(
      ({ kind, path, locale }): Fault => ({
        ...{ kind, path, ruleIds: [], params: locale ? { locale } : {}, basket: null },
      }),
    ),
    ...presentFaults(ruleSetFaults(ruleSet, await productKeys(tx, clientId))),
  ].slice(0, faultLimit);
}

/** Faults of rules as they are told. */
export function presentFaults(faults: readonly RuleSetFault[]): Fault[] {
  return faults.slice(0, faultLimit).map(({ kind, path, ruleIds, basket }) => ({
    kind,
    path,
    ruleIds: [...ruleIds],
    params: {},
    basket: basket
      ? {
          productType: basket.product.productType ?? null,
          brand: basket.product.brand ?? null,
          processor: basket.product.processor ?? null,
          generation: basket.product.generation ?? null,
          sku: basket.product.sku ?? null,
          quantity: basket.quantity,
        }
      : null,
  }));
}
