// §entities#register-fields: what a registration form can ask for, beside what every form asks for.

/** The form everybody gets, and the two of the trade (§routes#register, register-seven-trade, register-pop-trade). */
export const registrationForms = ["register", "register-seven-trade", "register-pop-trade"] as const;
export type RegistrationForm = (typeof registrationForms)[number];

/** Asked by every form, always mandatory and first: without them there is no account. */
export const fixedFields = ["first_name", "email", "country"] as const;

/** Optional fields of a form, in the order a new form asks. */
export const fieldKeys = [
  "last_name",
  "nickname",
  "store_nickname",
  "document",
  "birthday",
  "gender",
  "marital_status",
  "children",
  "profession",
  "cellphone",
  "whatsapp",
  "mobile",
  "commercial",
  "residential",
  "address",
  "disability",
  "locale",
  "job_profile",
  "company",
  "brand",
  "retailer",
  "store",
  "store_code",
  "gmin_number",
  "cadv_code",
  "sap_code",
  "company_tax_id",
] as const;
export type FieldKey = (typeof fieldKeys)[number];
export type AskedKey = FieldKey | (typeof fixedFields)[number];

/** Where the answer to a field stands among the values of a registration; the first is what a mandatory one needs. */
export const valuePaths: Readonly<Record<AskedKey, readonly [string, ...string[]]>> = {
  first_name: ["firstName"],
  email: ["email", "emailConfirmation"],
  country: ["country"],
  last_name: ["lastName"],
  nickname: ["nickname"],
  store_nickname: ["storeNickname"],
  document: ["document", "documentCountry"],
  birthday: ["birthday"],
  gender: ["gender"],
  marital_status: ["maritalStatus"],
  children: ["children"],
  profession: ["profession"],
  cellphone: ["phones.cellphone"],
  whatsapp: ["phones.whatsapp"],
  mobile: ["phones.mobile"],
  commercial: ["phones.commercial"],
  residential: ["phones.residential"],
  address: ["address"],
  disability: ["hasDisability", "disability"],
  locale: ["locale"],
  job_profile: ["jobProfile"],
  company: ["companyId"],
  brand: ["brandId"],
  retailer: ["retailerId"],
  store: ["storeId"],
  store_code: ["storeCode"],
  gmin_number: ["gminNumber"],
  cadv_code: ["cadvCode"],
  sap_code: ["sapCode"],
  company_tax_id: ["companyTaxId"],
};

/** Two ways to say the same thing: a form asks for one of them at most. */
export const rivals: readonly (readonly [FieldKey, FieldKey])[] = [
  ["store", "store_code"],
  ["sap_code", "company_tax_id"],
];

/** Height of a field on a small screen, in lines. */
const room: Partial<Record<AskedKey, number>> = { email: 2, address: 7, disability: 2 };
const stepRoom = 6;

/** Steps of a form, short enough for a phone: the client's order, what belongs together stays together. */
export function stepsOf<Field extends { readonly key: AskedKey }>(fields: readonly Field[]): Field[][] {
  const steps: Field[][] = [];
  let left = 0;
  for (const field of fields) {
    const lines = room[field.key] ?? 1;
    const step = steps.at(-1);
    if (step && lines <= left) step.push(field);
    else steps.push([field]);
    left = (step && lines <= left ? left : stepRoom) - lines;
  }
  return steps;
}

/** All fields of a form, the fixed fields first; a last name stands beside the first. */
export function askedFields<Field extends { readonly key: FieldKey; readonly mandatory: boolean }>(
  fields: readonly Field[],
): (Field | { key: (typeof fixedFields)[number]; mandatory: true })[] {
  const fixed = fixedFields.map((key) => ({ key, mandatory: true as const }));
  const isLastName = ({ key }: Field) => key === "last_name";
  return [
    ...fixed.filter(({ key }) => key === "first_name"),
    ...fields.filter(isLastName),
    ...fixed.filter(({ key }) => key !== "first_name"),
    ...fields.filter((field) => !isLastName(field)),
  ];
}
