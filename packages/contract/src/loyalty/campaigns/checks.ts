// §validation#campaign-sign-up Campaign sign-up: pure checks that both sides run. The server always runs them again.
import { type Country, localesOf } from "../../core/country.ts";
import type { FieldCode } from "../../core/field-problems.ts";
import type { Locale, Translations } from "../../core/locale.ts";
import type { Multiplier, RuleSet } from "../earning/rule-set.ts";

interface SignUpDraft {
  readonly companyId?: string | null | undefined;
  readonly brands: readonly string[];
  readonly retailers: readonly { readonly retailerId: string; readonly storeIds: readonly string[] }[];
  readonly termsAccepted: boolean;
  readonly birthday?: string | null | undefined;
}

/**
 * §validation#campaign-sign-up "Make sure all mandatory fields are completed": one company or agency, a brand, a store of every chain chosen,
 * the terms, and a birthday where the profile has none. Paths are those of the sign-up; empty: complete.
 */
export function missingInSignUp(
  signUp: SignUpDraft,
  profile: { readonly hasBirthday: boolean },
): { path: string; code: FieldCode; params?: { minimum: number } }[] {
  const missing: { path: string; code: FieldCode; params?: { minimum: number } }[] = [];
  const tooFew = (path: string) => missing.push({ path, code: "too_few", params: { minimum: 1 } });
  if (!signUp.companyId) missing.push({ path: "companyId", code: "required" });
  if (signUp.brands.length === 0) tooFew("brands");
  if (signUp.retailers.length === 0) tooFew("retailers");
  signUp.retailers.forEach(({ storeIds }, index) => {
    if (storeIds.length === 0) tooFew(`retailers.${index}.storeIds`);
  });
  if (!signUp.termsAccepted) missing.push({ path: "termsAccepted", code: "required" });
  if (!profile.hasBirthday && !signUp.birthday) missing.push({ path: "birthday", code: "required" });
  return missing;
}

export interface OfferedBrand {
  readonly name: string;
  /** Companies it belongs to; none: it is offered with every company. */
  readonly companyIds: readonly string[];
}

/** §validation#brand-companies Whether a brand is offered with a company. */
export function isOfferedWith({ companyIds }: OfferedBrand, companyId: string): boolean {
  return companyIds.length === 0 || companyIds.includes(companyId);
}

/** Publication faults of the campaign itself, beside the faults of its rules. */
export const campaignFaultKinds = [
  /** No title in a language of its countries. */
  "title_missing",
  /** No terms to accept in a language of its countries. */
  "terms_missing",
  /** A promotion without a name in a language of the countries it counts in. */
  "promotion_unnamed",
  /** No rule gives points for a sale. */
  "rules_empty",
  /** The campaign would be over before it began. */
  "already_over",
  /** Influencer asks no more experience than Creator. */
  "levels_order",
] as const;
export type CampaignFaultKind = (typeof campaignFaultKinds)[number];

export interface CampaignFault {
  readonly kind: CampaignFaultKind;
  /** Dotted path in the campaign or its rules. */
  readonly path: string;
  /** Language that lacks its text. */
  readonly locale?: Locale;
}

export interface PlannedCampaign {
  readonly title: Translations;
  readonly terms: Translations;
  readonly countries: readonly Country[];
  readonly endsAt: Date;
  /** Experience the levels ask; absent: not known here. */
  readonly levels?: { readonly creatorFrom: number; readonly influencerFrom: number };
}

const lacking = (texts: Translations, among: readonly Locale[]) =>
  among.filter((locale) => !texts[locale]?.trim());

/** §loyalty#campaign-languages Promotions nobody could read the name of in a country they count in. */
export function unnamedPromotions(
  multipliers: readonly Pick<Multiplier, "name" | "countries">[],
  countries: readonly Country[],
): CampaignFault[] {
  return multipliers.flatMap(({ name, countries: own }, index) => {
    const counted = own.length === 0 ? countries : countries.filter((country) => own.includes(country));
    return lacking(name, localesOf(counted)).map((locale): CampaignFault => {
      return { kind: "promotion_unnamed", path: `multipliers.${index}.name`, locale };
    });
  });
}

/** §loyalty#campaign-languages Faults that keep the campaign itself from being proposed. */
export function campaignFaults(campaign: PlannedCampaign, ruleSet: RuleSet, now: Date): CampaignFault[] {
  const { title, terms, countries, endsAt, levels } = campaign;
  const among = localesOf(countries);
  const faults: CampaignFault[] = [
    ...lacking(title, among).map(
      (locale): CampaignFault => ({ kind: "title_missing", path: "title", locale }),
    ),
    ...lacking(terms, among).map(
      (locale): CampaignFault => ({ kind: "terms_missing", path: "terms", locale }),
    ),
    ...unnamedPromotions(ruleSet.multipliers, countries),
  ];
  if (ruleSet.base.length === 0) faults.push({ kind: "rules_empty", path: "base" });
  if (endsAt <= now) faults.push({ kind: "already_over", path: "countries" });
  if (levels && levels.creatorFrom >= levels.influencerFrom)
    faults.push({ kind: "levels_order", path: "levels" });
  return faults;
}
