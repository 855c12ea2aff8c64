// §validation#campaign-sign-up Campaign sign-up: pure checks that both sides run. The server always runs them again.
import type { FieldCode } from "../../core/field-problems.ts";

interface SignUpDraft {
  readonly companyId?: string | null | undefined;
  readonly brands: readonly string[];
  readonly retailers: readonly { readonly retailerId: string; readonly storeIds: readonly string[] }[];
  readonly termsAccepted: boolean;
  readonly birthday?: string | null | undefined;
}

/**
 * §validation#required-training "Make sure all mandatory fields are completed": one company or agency, a brand, a store of every chain chosen,
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

/** Publication faults of the campaign itself, beside the faults of its rules. */
export const campaignFaultKinds = [
  /** No title in any language. */
  "title_missing",
  /** No terms to accept. */
  "terms_missing",
  /** No rule gives points for a sale. */
  "rules_empty",
  /** The campaign would be over before it began. */
  "already_over",
  /** Influencer asks no more experience than Creator. */
  "levels_order",
] as const;
export type CampaignFaultKind = (typeof campaignFaultKinds)[number];
