import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import type { StoredSettings } from "@trilha/contract/members/registration/settings.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

/** People who register themselves. */
export interface RegistrationTables {
  registration_settings: {
    client_id: Frozen<string>;
    settings: ColumnType<StoredSettings, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  registrations: {
    id: Generated<string>;
    client_id: Frozen<string>;
    form: Frozen<RegistrationForm>;
    locale: Frozen<Locale>;
    sealed: Buffer | null;
    email_mark: Frozen<Buffer>;
    token_hash: Buffer | null;
    request_key: Frozen<string>;
    request_mark: Frozen<Buffer>;
    terms_version: Frozen<number | null>;
    privacy_version: Frozen<number | null>;
    ip: Frozen<string | null>;
    tries: Generated<number>;
    created_at: Frozen<Date>;
    mailed_at: Date | null;
    confirmed_at: Date | null;
    user_id: string | null;
  };
}
