import type { Locale } from "@trilha/contract/core/locale.ts";
import type { campaign } from "@trilha/contract/loyalty/campaigns/office-shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { totalsOf } from "./campaign-totals.ts";
import {
  type CampaignRow,
  campaignRow,
  enrolledIn,
  type RuleVersionRow,
  transitionsOf,
  versionsOf,
  windowsOf,
} from "./campaigns.office.queries.ts";
import { abilities } from "./campaigns.policy.ts";
import { currentTerms } from "./campaigns.sign-up.queries.ts";

type Campaign = z.output<typeof campaign>;

/** One campaign as staff see it; undefined when the client has none of that id. */
export async function loadCampaign(tx: Tx, call: MemberCall, id: string): Promise<Campaign | undefined> {
  const { clientId } = call.actor;
  const row = await campaignRow(tx, clientId, id);
  if (!row) return undefined;
  const versions = await versionsOf(tx, clientId, id);
  const terms = await currentTerms(tx, clientId, id);
  const enrolled = await enrolledIn(tx, clientId, id);
  return {
    ...ownFields(row),
    terms: terms.bodies,
    termsVersion: terms.version,
    countries: (await windowsOf(tx, clientId, id)).map((window) => ({
      country: window.country,
      timeZone: window.time_zone,
      beginsOn: window.begins_on,
      endsOn: window.ends_on,
    })),
    clonedFrom: await origin(tx, clientId, row.cloned_from),
    ruleSets: versions.map(presentVersion),
    transitions: (await transitionsOf(tx, clientId, id)).map((step) => ({
      from: step.from_state,
      to: step.to_state,
      by: step.actor_name,
      reason: step.reason,
      at: step.at.toISOString(),
    })),
    enrolled,
    totals: await totalsOf(tx, clientId, id),
    can: abilities(call.actor, subjectOf(row, versions, enrolled), call.now),
  };
}

function ownFields(row: CampaignRow) {
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    companyIds: row.company_ids,
    brands: row.brands,
    retailerIds: row.retailer_ids,
    audience: row.audience,
    settlementDays: row.settlement_days,
    reportingDays: row.reporting_days,
    sampleRate: row.sample_rate,
    budget: row.budget,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    version: row.version,
  };
}

/** Subject of the policy. */
function subjectOf(row: CampaignRow, versions: readonly RuleVersionRow[], enrolled: number) {
  const proposal = versions.find(({ state }) => state === "proposed");
  return {
    state: row.state,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    enrolled,
    proposal: proposal && { proposedBy: proposal.proposed_by },
  };
}

async function origin(
  tx: Tx,
  clientId: string,
  id: string | null,
): Promise<{ id: string; title: Partial<Record<Locale, string>> } | null> {
  const row = id && (await campaignRow(tx, clientId, id));
  return row ? { id: row.id, title: row.title } : null;
}

function presentVersion(row: RuleVersionRow): Campaign["ruleSets"][number] {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    effectiveFrom: row.effective_from,
    hash: row.hash,
    note: row.note,
    document: row.document,
    proposedBy: row.proposer,
    proposedAt: row.proposed_at?.toISOString() ?? null,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  };
}
