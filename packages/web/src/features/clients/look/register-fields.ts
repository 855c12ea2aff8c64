/** What a registration form can ask for beyond name and e-mail (§3 register fields), in the order it asks. */
export const REGISTER_FIELDS = [
  "nickname",
  "document",
  "birthday",
  "gender",
  "marital_status",
  "profession",
  "cellphone",
  "whatsapp",
  "address",
  "job_profile",
  "company",
  "brand",
  "retailer",
  "store",
] as const;
type Field = { readonly key: string; readonly mandatory: boolean };
export type Asked = "no" | "optional" | "mandatory";

export function askedFor(fields: readonly Field[], key: string): Asked {
  const field = fields.find((one) => one.key === key);
  if (!field) return "no";
  return field.mandatory ? "mandatory" : "optional";
}

/** Asks for a field or not; ours stand in our order, a client's own keys after them. */
export function asking(fields: readonly Field[], key: string, how: Asked): Field[] {
  const others = fields.filter((one) => one.key !== key);
  const next = how === "no" ? others : [...others, { key, mandatory: how === "mandatory" }];
  const place = ({ key: of }: Field) => {
    const at = (REGISTER_FIELDS as readonly string[]).indexOf(of);
    return at < 0 ? REGISTER_FIELDS.length : at;
  };
  return [...next].sort((a, b) => place(a) - place(b));
}
