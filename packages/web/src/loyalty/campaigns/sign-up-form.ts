import { isOfferedWith } from "@trilha/contract/loyalty/campaigns/checks.ts";
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

/** §validation#brand-companies Brands that a company's people can choose, by name. */
export function brandsOf({ brands }: Pick<SignUpForm, "brands">, companyId: string): string[] {
  return brands.flatMap((brand) => (isOfferedWith(brand, companyId) ? [brand.name] : []));
}

/** The same values for a company: brands of others go, an only one is chosen. */
export function withCompany(values: SignUpValues, form: SignUpForm, companyId: string): SignUpValues {
  const offered = brandsOf(form, companyId);
  const only = companyId !== "" && offered.length === 1;
  const brands = only ? offered : values.brands.filter((brand) => offered.includes(brand));
  return { ...values, companyId, brands };
}

/** Values of the profile are filled in; with one choice there is nothing to choose. */
export function startValues(form: SignUpForm): SignUpValues {
  const { suggested, companies, retailers } = form;
  const stores = retailers.flatMap(({ stores }) => stores.map(({ id }) => id));
  const [onlyCompany, otherCompany] = companies;
  const known = companies.find(({ id }) => id === suggested.companyId);
  const company = known ?? (otherCompany ? undefined : onlyCompany);
  const values = {
    companyId: "",
    brands: suggested.brands,
    storeIds: stores.length === 1 ? stores : suggested.storeIds.filter((id) => stores.includes(id)),
    birthday: "",
    accepted: false,
  };
  return withCompany(values, form, company?.id ?? "");
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
