import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = [
  "first_name",
  "last_name",
  "email",
  "username",
  "document",
  "birthday",
  "country",
  "language",
  "job_profile",
  "company",
  "brand",
  "retailer",
  "store_code",
  "groups",
  "gmin_number",
  "cadv_code",
  "sap_code",
] as const satisfies readonly ImportColumn[];
