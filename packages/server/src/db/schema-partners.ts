import type { PersonNaming, UseOutcome } from "@trilha/contract/partners/api-keys/shapes.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

/** Systems of partners, their keys and what they asked for. */
export interface PartnerTables {
  partners: {
    id: Generated<string>;
    client_id: Frozen<string>;
    name: string;
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: Frozen<Date>;
  };
  partner_keys: {
    id: Generated<string>;
    client_id: Frozen<string>;
    partner_id: Frozen<string>;
    key_id: Frozen<string>;
    secret_hash: Frozen<Buffer>;
    created_by: Frozen<string | null>;
    created_at: Frozen<Date>;
    ends_at: Date | null;
    revoked_at: Date | null;
    last_used_at: Date | null;
    last_used_from: string | null;
  };
  partner_uses: {
    id: Generated<string>;
    client_id: Frozen<string>;
    partner_id: Frozen<string>;
    partner_key_id: Frozen<string>;
    at: Frozen<Date>;
    outcome: Frozen<UseOutcome>;
    named_by: Frozen<PersonNaming>;
    user_id: Frozen<string | null>;
    module: Frozen<string | null>;
    item: Frozen<string | null>;
    ip: Frozen<string | null>;
    request_id: Frozen<string | null>;
  };
}
