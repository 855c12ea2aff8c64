// §validation#sale-rules: limits of a sale and of what is written about it, for the shapes and for forms. Without the schema
// library: phones load this before a form opens. Limits a campaign sets (units per line, points per day) are caps of its
// rules: earning/limits.ts.

/** Most lines of one sale, each a product. */
export const saleLineLimit = 50;
/** Most units of one line. */
export const lineUnitLimit = 1000;
/** Longest invoice number. */
export const invoiceNumberLimit = 64;
/** Longest tax id of an issuer, as typed. */
export const issuerLimit = 32;
/** Days a person has to send another picture, the day of the request not counted. */
export const pictureDays = { minimum: 1, maximum: 7, usual: 3 } as const;
/** Most requests for another picture of one report. */
export const pictureRequestLimit = 2;
/** Longest text of an appeal. */
export const appealLimit = 1000;
/** Least and most of an automatic acceptance in units and in points, per sale and per person. */
export const acceptanceLimits = {
  units: { minimum: 1, maximum: 50_000 },
  points: { minimum: 0, maximum: 100_000_000 },
} as const;
