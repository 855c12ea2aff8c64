import { isAdult } from "@trilha/contract/accounts/identity/checks.ts";
import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { readSignUp as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { seenCampaign } from "./campaigns.queries.ts";
import { currentTerms, type SignUpOptions, signerOf, signUpOptions } from "./campaigns.sign-up.queries.ts";
import { lookerOf, presentCampaign } from "./present-campaign.ts";
import { localeOf, textIn } from "./rules/text-in.ts";

/** §validation#campaign-sign-up Campaign sign-up: what it asks of the caller, and why it is closed to them if it is. */
export const readSignUp: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const row = await seenCampaign(tx, looker, params.id);
    if (!row) return refuse(genericProblems.notFound);
    const { clientId } = looker;
    const [terms, options, signer] = [
      await currentTerms(tx, clientId, row.id),
      await signUpOptions(tx, clientId, row),
      await signerOf(tx, looker),
    ];
    const campaign = presentCampaign(call, row, null);
    const { birthday } = signer;
    const adult = birthday === null ? null : isAdult(birthday, localDay(call.now, row.time_zone));
    return {
      campaign,
      terms: {
        version: terms.version,
        locale: localeOf(terms.bodies, call.locale) ?? defaultLocale,
        body: textIn(terms.bodies, call.locale),
      },
      companies: options.companies,
      brands: options.brands,
      retailers: byChain(options.stores),
      suggested: suggestion(signer, options),
      adult,
      closed: closedFor(row, campaign.state, adult),
    };
  });

function byChain(stores: SignUpOptions["stores"]) {
  const chains = Map.groupBy(stores, ({ retailerId }) => retailerId);
  return [...chains].map(([id, own]) => ({
    id,
    name: own[0]?.retailer ?? "",
    stores: own.map(({ id, name, city }) => ({ id, name, city })),
  }));
}

/** Only what can be chosen is suggested. */
function suggestion(
  signer: { company_id: string | null; brand: string | null; store_id: string | null },
  { companies, brands, stores }: SignUpOptions,
) {
  return {
    companyId: companies.find(({ id }) => id === signer.company_id)?.id ?? null,
    brands: brands.flatMap(({ name }) => (name === signer.brand ? [name] : [])),
    storeIds: stores.filter(({ id }) => id === signer.store_id).map(({ id }) => id),
  };
}

function closedFor(
  row: { enrolled: boolean; in_my_country: boolean },
  state: "upcoming" | "running" | "ended",
  adult: boolean | null,
): "ended" | "country" | "enrolled" | "minor" | null {
  if (row.enrolled) return "enrolled";
  if (!row.in_my_country) return "country";
  if (state === "ended") return "ended";
  return adult === false ? "minor" : null;
}
