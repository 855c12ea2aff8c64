import type { ProviderKind } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

/** Ways in beside the password (migrations 0043 and 0050). */
export interface EntranceTables {
  sign_in_providers: {
    client_id: Frozen<string>;
    kind: Frozen<ProviderKind>;
    label: string;
    issuer: string;
    app_id: string;
    secret: Buffer | null;
    active: Generated<boolean>;
  };
  captcha_secrets: { client_id: Frozen<string>; secret: Buffer };
  provider_visits: {
    state_hash: Frozen<Buffer>;
    client_id: Frozen<string>;
    kind: Frozen<ProviderKind>;
    ticket_hash: Frozen<Buffer>;
    held: Frozen<Buffer>;
    target: Frozen<string | null>;
    expires_at: Frozen<Date>;
  };
  linked_identities: {
    id: Generated<string>;
    client_id: Frozen<string>;
    issuer: Frozen<string>;
    subject: Frozen<string>;
    user_id: Frozen<string>;
    linked_at: Frozen<Date>;
    last_used_at: Date;
  };
  access_codes: {
    client_id: Frozen<string>;
    membership_id: Frozen<string>;
    code_hash: Buffer;
    tries: Generated<number>;
    issued_at: Date;
    issued_by: string;
    expires_at: Date;
    used_at: Date | null;
  };
}
