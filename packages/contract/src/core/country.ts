/** The seven countries of the programme (§earning-rules#caps), by ISO 3166 alpha-2. */
export const countries = ["AR", "BR", "CA", "CL", "CO", "MX", "PE"] as const;
export type Country = (typeof countries)[number];
