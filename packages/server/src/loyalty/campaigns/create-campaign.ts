import { genericProblems } from "@trilha/contract/core/problems.ts";
import { daysBetween, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { createCampaign as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  type CampaignRow,
  type ClientPlan,
  campaignRow,
  clientPlan,
  versionsOf,
  windowsOf,
} from "./campaigns.office.queries.ts";
import { currentTerms } from "./campaigns.sign-up.queries.ts";
import {
  copyLevels,
  insertCampaign,
  insertTerms,
  insertVersion,
  recordTransition,
  setWindows,
} from "./campaigns.writing.queries.ts";
import { momentsOf, movedBy, type PlannedWindow } from "./rules/office-rules.ts";
import { movedBehind, quarterAfter } from "./rules/quarters.ts";
import { firstDayOf, spanOf } from "./rules/span.ts";

interface Beginning {
  windows: PlannedWindow[];
  ruleSet: RuleSet;
  terms: Awaited<ReturnType<typeof currentTerms>>["bodies"];
  fields: Partial<
    Omit<CampaignRow, "id" | "title" | "state" | "version" | "audience"> & { audience: string }
  >;
}

/** Begins a campaign: empty in the next quarter, or as a copy of an earlier one behind the last one's end. */
export const createCampaign: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const plan = await clientPlan(tx, clientId);
    const source = body.cloneOf && (await campaignRow(tx, clientId, body.cloneOf));
    if (body.cloneOf && !source) return refuse(genericProblems.notFound);
    const beginning = source ? await copyOf(tx, call, source, plan) : fromNothing(plan, call.now);
    const { windows, ruleSet, terms, fields } = beginning;
    const id = await insertCampaign(tx, {
      ...fields,
      ...spanOf(windows),
      client_id: clientId,
      title: JSON.stringify(body.title),
      state: "draft",
      created_by: userId,
    });
    await setWindows(
      tx,
      clientId,
      id,
      windows.map((window) => ({ ...window, ...momentsOf(window) })),
    );
    if (source) await copyLevels(tx, clientId, { from: source.id, to: id });
    await insertTerms(tx, clientId, id, 1, terms);
    await insertVersion(tx, {
      client_id: clientId,
      campaign_id: id,
      version: 1,
      document: ruleSet,
      effective_from: firstDayOf(windows),
      state: "draft",
      edited_by: userId,
    });
    await recordTransition(tx, {
      ...{ clientId, campaignId: id, from: null, to: "draft", actor: call.actor },
      now: call.now,
    });
    await recordAudit(tx, call, {
      action: "campaigns.create",
      entity: "campaign",
      entityId: id,
      entityName: Object.values(body.title)[0] ?? "",
      after: { title: body.title, windows, ...(source && { cloneOf: source.id }) },
    });
    return { id };
  });

function fromNothing({ countries, last_day }: ClientPlan, now: Date): Beginning {
  const today = localDay(now, "UTC");
  const days = quarterAfter(last_day !== null && last_day > today ? last_day : today);
  const windows = countries.map(({ country, time_zone }) => ({ country, timeZone: time_zone, ...days }));
  return { windows, ruleSet: emptyRuleSet, terms: {}, fields: {} };
}

async function copyOf(tx: Tx, call: MemberCall, source: CampaignRow, plan: ClientPlan): Promise<Beginning> {
  const { clientId } = call.actor;
  const today = localDay(call.now, "UTC");
  const last = plan.last_day !== null && plan.last_day > today ? plan.last_day : today;
  const windows = (await windowsOf(tx, clientId, source.id)).map((window) => ({
    country: window.country,
    timeZone: window.time_zone,
    ...movedBehind({ beginsOn: window.begins_on, endsOn: window.ends_on }, last),
  }));
  const versions = await versionsOf(tx, clientId, source.id);
  const rules =
    versions.findLast(({ state }) => state === "approved") ??
    versions.findLast(({ state }) => state !== "refused");
  const document = rules?.document ?? emptyRuleSet;
  const began = localDay(source.begins_at, windows[0]?.timeZone ?? "UTC");
  const { settlement_days, reporting_days, sample_rate, budget, company_ids, brands, retailer_ids } = source;
  const audience = JSON.stringify(source.audience);
  return {
    windows,
    ruleSet: movedBy(document, daysBetween(began, windows[0]?.beginsOn ?? began)),
    terms: (await currentTerms(tx, clientId, source.id)).bodies,
    fields: {
      ...{
        settlement_days,
        reporting_days,
        sample_rate,
        budget,
        company_ids,
        brands,
        retailer_ids,
        audience,
      },
      cloned_from: source.id,
    },
  };
}
