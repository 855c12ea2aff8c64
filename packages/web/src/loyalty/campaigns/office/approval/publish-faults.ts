import { type CampaignFault, campaignFaults } from "@trilha/contract/loyalty/campaigns/checks.ts";
import { ruleSetFaults } from "@trilha/contract/loyalty/earning/validate.ts";
import type { Campaign } from "../campaigns-office.queries.ts";
import { rulesShown } from "../versions.ts";

/**
 * Faults that still keep a campaign from a proposal: its own by kind, and the number of its rules' faults.
 */
export function publishFaults(
  campaign: Pick<Campaign, "title" | "terms" | "countries" | "endsAt" | "ruleSets" | "state">,
  now: Date,
): { readonly own: readonly CampaignFault[]; readonly rules: number } {
  const { document } = rulesShown(campaign);
  const { title, terms } = campaign;
  const countries = campaign.countries.map(({ country }) => country);
  const planned = { title, terms, countries, endsAt: new Date(campaign.endsAt) };
  return { own: campaignFaults(planned, document, now), rules: ruleSetFaults(document).length };
}
