// Limits that forms of several rooms share, for the shapes and for the fields. Without the schema library: pages load
// them before a form opens.
import { textLimit } from "./text-checks.ts";

/** Longest text of a search field. */
export const searchLimit = 64;
/** Longest slug of a client. */
export const slugLimit = 64;
/** Longest phone number, as typed. */
export const phoneLimit = 32;
/** Longest identity document, with its punctuation. */
export const documentLimit = 25;
/** Longest code a programme gave a person in a system of its own: GMIN, CADV, SAP. */
export const programmeCodeLimit = 64;
/** Longest address of a page. */
export const webAddressLimit = 512;
/** Longest parts of a postal address. */
export const addressLimits = {
  zipCode: 16,
  state: 64,
  city: textLimit,
  neighborhood: textLimit,
  street: textLimit,
  number: 32,
  complement: textLimit,
} as const;
/** Longest title and summary of a formatted text. */
export const writtenTextLimits = { title: 120, summary: 600 } as const;
/** Longest tag. */
export const tagLimit = 40;
/** Rows of one page of a list: unless asked otherwise, and at most. */
export const pageSizeDefault = 20;
export const pageSizeLimit = 100;
/** Sizes people choose a page of a list by. */
export const pageSizes = [pageSizeDefault, 50, pageSizeLimit] as const;
export type PageSize = (typeof pageSizes)[number];
