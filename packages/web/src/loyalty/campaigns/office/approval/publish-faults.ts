import type { CampaignFaultKind } from "@trilha/contract/loyalty/campaigns/checks.ts";
import { ruleSetFaults } from "@trilha/contract/loyalty/earning/validate.ts";
import type { Campaign } from "../campaigns-office.queries.ts";
import { rulesShown } from "../versions.ts";

/**
 * Faults that still keep a campaign from a proposal: its own by kind, and the number of its rules' faults.
 */
export function publishFaults(
  campaign: Pick<Campaign, "title" | "terms" | "endsAt" | "ruleSets" | "state">,
  now: Date,
): { readonly own: readonly CampaignFaultKind[]; readonly rules: number } {
  const empty = (texts: Campaign["title"]) => !Object.values(texts).some((text) => text?.trim());
  const { document } = rulesShown(campaign);
  const own: readonly (CampaignFaultKind | undefined)[] = [
    empty(campaign.title) ? "title_missing" : undefined,
    empty(campaign.terms) ? "terms_missing" : undefined,
    document.base.length === 0 ? "rules_empty" : undefined,
    new Date(campaign.endsAt) <= now ? "already_over" : undefined,
  ];
  return { own: own.filter((kind) => kind !== undefined), rules: ruleSetFaults(document).length };
}
