import type { Country } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { campaignLimits, campaignTermsLimit } from "@trilha/contract/loyalty/campaigns/limits.ts";
import {
  draftOf,
  type EligibilityDraft,
  eligibilityFault,
  eligibilityOf,
} from "../../../../members/eligibility/eligibility-draft.ts";
import type { Campaign, CampaignEdit } from "../campaigns-office.queries.ts";

export type WindowValues = {
  readonly country: Country;
  readonly timeZone: string;
  readonly beginsOn: string;
  readonly endsOn: string;
};

/** A campaign's own fields as the form shows them; names are the contract's, so refused fields find their place. */
export type DetailValues = {
  title: Readonly<Partial<Record<Locale, string>>>;
  countries: readonly WindowValues[];
  companyIds: readonly string[];
  brands: readonly string[];
  retailerIds: readonly string[];
  audience: EligibilityDraft;
  settlementDays: string;
  reportingDays: string;
  /** Per hundred, a decimal place where there is one. */
  sampleRate: string;
  /** "" no budget. */
  budget: string;
  terms: Readonly<Partial<Record<Locale, string>>>;
};

export const detailsOf = (campaign: Campaign): DetailValues => ({
  title: campaign.title,
  countries: campaign.countries,
  companyIds: campaign.companyIds,
  brands: campaign.brands,
  retailerIds: campaign.retailerIds,
  audience: draftOf(campaign.audience),
  settlementDays: String(campaign.settlementDays),
  reportingDays: String(campaign.reportingDays),
  sampleRate: String(campaign.sampleRate / 10),
  budget: campaign.budget === null ? "" : String(campaign.budget),
  terms: campaign.terms,
});

type Wrong = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };

function checkWhole(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): Wrong | undefined {
  if (text.trim() === "") return { code: "required" };
  if (!/^-?\d+$/.test(text.trim())) return { code: "not_a_number" };
  if (Number(text) < minimum) return { code: "too_small", params: { minimum } };
  return Number(text) > maximum ? { code: "too_big", params: { maximum } } : undefined;
}

/** A share per thousand from what was typed per hundred: "5", "2,5"; undefined for anything else. */
export function perThousand(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  if (!/^\d{1,3}(?:\.\d)?$/.test(plain)) return undefined;
  const value = Math.round(Number(plain) * 10);
  return value <= 1000 ? value : undefined;
}

/** §entities#campaign: what the device can know to be wrong, by path. */
export function checkDetails(values: DetailValues): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  const say = (path: string, problem: Wrong | undefined) => {
    if (problem) wrong[path] = problem;
  };
  for (const locale of locales) {
    if ((values.title[locale]?.trim().length ?? 0) > textLimit)
      say(`title.${locale}`, { code: "too_long", params: { maximum: textLimit } });
    if ((values.terms[locale]?.trim().length ?? 0) > campaignTermsLimit)
      say(`terms.${locale}`, { code: "too_long", params: { maximum: campaignTermsLimit } });
  }
  if (values.countries.length === 0) say("countries", { code: "too_few", params: { minimum: 1 } });
  values.countries.forEach(({ beginsOn, endsOn }, index) => {
    if (!beginsOn) say(`countries.${index}.beginsOn`, { code: "required" });
    if (!endsOn) say(`countries.${index}.endsOn`, { code: "required" });
    else if (endsOn < beginsOn) say(`countries.${index}.endsOn`, { code: "invalid" });
  });
  if (eligibilityFault(values.audience)) say("audience", { code: "invalid" });
  say("settlementDays", checkWhole(values.settlementDays, campaignLimits.settlementDays));
  say("reportingDays", checkWhole(values.reportingDays, campaignLimits.reportingDays));
  if (perThousand(values.sampleRate) === undefined) say("sampleRate", { code: "invalid" });
  if (values.budget.trim()) say("budget", checkWhole(values.budget, campaignLimits.budget));
  return wrong;
}

const filled = (texts: DetailValues["title"]) =>
  Object.fromEntries(
    locales.flatMap((locale) => (texts[locale]?.trim() ? [[locale, texts[locale].trim()]] : [])),
  );

/** The settings as they are sent. */
export const writtenDetails = (values: DetailValues): Omit<CampaignEdit, "version"> => ({
  title: filled(values.title),
  countries: values.countries.map((window) => ({ ...window })),
  companyIds: [...values.companyIds],
  brands: [...values.brands],
  retailerIds: [...values.retailerIds],
  audience: eligibilityOf(values.audience),
  settlementDays: Number(values.settlementDays),
  reportingDays: Number(values.reportingDays),
  sampleRate: perThousand(values.sampleRate) ?? 0,
  budget: values.budget.trim() ? Number(values.budget) : null,
  terms: filled(values.terms),
});
