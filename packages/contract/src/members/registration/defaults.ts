import type { JobProfile } from "../../permissions.ts";
import type { FieldKey, RegistrationForm } from "./fields.ts";
import type { RegistrationSettings } from "./shapes.ts";

const asks = (...keys: FieldKey[]) => keys.map((key) => ({ key, mandatory: true, help: {} }));
const trade: JobProfile[] = ["store_owner", "seller", "cashier", "dependent"];

/** A client that has set nothing: every form is closed and ready to be opened. */
export const defaultSettings: RegistrationSettings = {
  adultsOnly: false,
  countries: [],
  forms: {
    register: {
      open: false,
      needsApproval: true,
      jobProfiles: [],
      fields: asks("last_name", "document", "birthday", "cellphone", "job_profile"),
    },
    // The company is known by its tax id, the store by its code.
    "register-seven-trade": {
      open: false,
      needsApproval: true,
      jobProfiles: trade,
      fields: asks("last_name", "document", "cellphone", "company_tax_id", "store_code", "job_profile"),
    },
    // The store is chosen within its chain.
    "register-pop-trade": {
      open: false,
      needsApproval: true,
      jobProfiles: trade,
      fields: asks(
        "last_name",
        "document",
        "cellphone",
        "company_tax_id",
        "retailer",
        "store",
        "job_profile",
      ),
    },
  } satisfies Record<RegistrationForm, unknown>,
};
