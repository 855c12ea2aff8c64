import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editCampaign as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { clientHasNamed } from "../../members/eligibility/index.ts";
import { clientPlan, lockCampaign, overlapOf, unknownLinks } from "./campaigns.office.queries.ts";
import { currentTerms } from "./campaigns.sign-up.queries.ts";
import { insertTerms, setWindows, updateCampaign, updateVersion } from "./campaigns.writing.queries.ts";
import { beginChange, openVersion } from "./open-draft.ts";
import { loadCampaign } from "./present-office.ts";
import { momentsOf, windowFields, withBudget } from "./rules/office-rules.ts";
import { firstDayOf, spanOf } from "./rules/span.ts";

type Edit = Input<typeof spec>["body"];

/** Changes a campaign that has not started. A change takes back what was proposed. */
export const editCampaign: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    if (campaign.state !== "draft" && campaign.state !== "validated") return refuse(campaignProblems.frozen);
    if (campaign.version !== body.version) return refuse(genericProblems.conflict);
    const wrong = await wrongFields(tx, clientId, body);
    if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
    const windows = body.countries.map((window) => ({ ...window, ...momentsOf(window) }));
    const country = await overlapOf(tx, clientId, campaign.id, windows, call.locale);
    if (country) return refuse(campaignProblems.overlapping, { country });

    const before = await loadCampaign(tx, call, campaign.id);
    await beginChange(tx, call, campaign);
    await updateCampaign(tx, clientId, campaign.id, { ...spanOf(body.countries), ...fieldsOf(body) });
    await setWindows(tx, clientId, campaign.id, windows);
    await saveTerms(tx, clientId, campaign.id, body.terms);
    const version = await openVersion(tx, clientId, campaign.id);
    await updateVersion(tx, clientId, version.id, {
      effective_from: firstDayOf(body.countries),
      document: JSON.stringify(withBudget(version.document, body.budget)),
    });
    const after = await loadCampaign(tx, call, campaign.id);
    if (!before || !after) return refuse(genericProblems.notFound);
    await audit(tx, call, campaign.id, before, after);
    return after;
  });

async function wrongFields(tx: Tx, clientId: string, body: Edit): Promise<RefusedField[]> {
  const { countries } = await clientPlan(tx, clientId);
  const unknown = await unknownLinks(tx, clientId, body);
  const among = (field: "companyIds" | "brands" | "retailerIds") =>
    unknown[field].map((value): RefusedField => {
      return { path: `body.${field}.${body[field].indexOf(value)}`, code: "not_an_option" };
    });
  const windows = windowFields(body.countries, new Set(countries.map(({ country }) => country)));
  return [
    ...windows.map(({ path, code }): RefusedField => ({ path: `body.${path}`, code })),
    ...among("companyIds"),
    ...among("brands"),
    ...among("retailerIds"),
    ...((await clientHasNamed(tx, clientId, body.audience))
      ? []
      : [{ path: "body.audience", code: "not_an_option" } satisfies RefusedField]),
  ];
}

function fieldsOf(body: Edit) {
  return {
    title: JSON.stringify(body.title),
    company_ids: [...new Set(body.companyIds)],
    brands: [...new Set(body.brands)],
    retailer_ids: [...new Set(body.retailerIds)],
    audience: JSON.stringify(body.audience),
    settlement_days: body.settlementDays,
    reporting_days: body.reportingDays,
    sample_rate: body.sampleRate,
    budget: body.budget,
  };
}

/** A change of the terms is a version of its own: people accept one of them. */
async function saveTerms(tx: Tx, clientId: string, campaignId: string, terms: Edit["terms"]): Promise<void> {
  const { version, bodies } = await currentTerms(tx, clientId, campaignId);
  const written = Object.fromEntries(Object.entries(terms).filter(([, body]) => body));
  const same =
    Object.keys(written).length === Object.keys(bodies).length &&
    Object.entries(bodies).every(([locale, body]) => written[locale] === body);
  if (!same) await insertTerms(tx, clientId, campaignId, version + 1, written);
}

type Shown = NonNullable<Awaited<ReturnType<typeof loadCampaign>>>;

async function audit(tx: Tx, call: MemberCall, id: string, before: Shown, after: Shown): Promise<void> {
  const facts = ({ ruleSets: _, transitions: __, totals: ___, can: ____, terms, ...own }: Shown) => ({
    ...own,
    // Whole texts do not belong into the trail; which version was in force does.
    termsIn: Object.keys(terms),
  });
  await recordAudit(tx, call, {
    action: "campaigns.edit",
    entity: "campaign",
    entityId: id,
    entityName: Object.values(after.title)[0] ?? "",
    before: facts(before),
    after: facts(after),
  });
}
