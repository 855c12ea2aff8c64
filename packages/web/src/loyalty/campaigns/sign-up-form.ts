import type { SignUpBody, SignUpForm } from "./campaigns.queries.ts";

// §validation#campaign-sign-up Campaign sign-up: exactly one company or agency, at least one brand, at least one store per chain, terms, 18+.

export type SignUpValues = {
  companyId: string;
  brands: readonly string[];
  storeIds: readonly string[];
  birthday: string;
  accepted: boolean;
};

export const signUpFields = ["company", "brands", "stores", "birthday", "terms"] as const;
export type SignUpField = (typeof signUpFields)[number];

/** Values of the profile are filled in; with one choice there is nothing to choose. */
export function startValues({ suggested, companies, brands, retailers }: SignUpForm): SignUpValues {
  const stores = retailers.flatMap(({ stores }) => stores.map(({ id }) => id));
  const [onlyCompany, otherCompany] = companies;
  const known = suggested.companyId && companies.some(({ id }) => id === suggested.companyId);
  return {
    companyId: known ? (suggested.companyId ?? "") : otherCompany ? "" : (onlyCompany?.id ?? ""),
    brands: brands.length === 1 ? brands : suggested.brands.filter((brand) => brands.includes(brand)),
    storeIds: stores.length === 1 ? stores : suggested.storeIds.filter((id) => stores.includes(id)),
    birthday: "",
    accepted: false,
  };
}

/** Which mandatory fields are missing, in the order of the page. */
export function missingFields(values: SignUpValues, { adult }: Pick<SignUpForm, "adult">): SignUpField[] {
  const missing: Record<SignUpField, boolean> = {
    company: values.companyId === "",
    brands: values.brands.length === 0,
    stores: values.storeIds.length === 0,
    birthday: adult === null && values.birthday === "",
    terms: !values.accepted,
  };
  return signUpFields.filter((field) => missing[field]);
}

/** As the server takes it: stores under their chains, each chosen chain with at least one. */
export function bodyOf(values: SignUpValues, form: SignUpForm): SignUpBody {
  const chosen = new Set(values.storeIds);
  return {
    companyId: values.companyId,
    brands: [...values.brands],
    retailers: form.retailers
      .map(({ id, stores }) => ({
        retailerId: id,
        storeIds: stores.map((store) => store.id).filter((store) => chosen.has(store)),
      }))
      .filter(({ storeIds }) => storeIds.length > 0),
    termsVersion: form.terms.version,
    termsAccepted: true,
    ...(values.birthday ? { birthday: values.birthday } : {}),
  };
}
