import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

/** Second factors. */
export interface FactorTables {
  totp_factors: {
    user_id: Frozen<string>;
    /** Sealed for "totp-secret". */
    secret: Buffer;
    /** The name of the key that sealed it. */
    sealed_by: Buffer;
    created_at: Date;
    confirmed_at: Date | null;
    /** The newest step of thirty seconds a code of which was taken. */
    last_step: Generated<number>;
    last_used_at: Date | null;
  };
  recovery_codes: {
    user_id: Frozen<string>;
    lookup: Frozen<string>;
    code_hash: Frozen<string>;
    made_at: Frozen<Date>;
    used_at: Date | null;
  };
  passkeys: {
    id: Generated<string>;
    user_id: Frozen<string>;
    rp_id: Frozen<string>;
    credential_id: Frozen<string>;
    public_key: Frozen<Buffer>;
    counter: Generated<number>;
    transports: ColumnType<string[], string[], never>;
    name: string;
    synced: boolean;
    created_at: Frozen<Date>;
    last_used_at: Date | null;
  };
  factor_challenges: {
    id: Generated<string>;
    purpose: Frozen<"second_factor" | "passkey_sign_in" | "passkey_new" | "proof">;
    user_id: Frozen<string | null>;
    session_id: Frozen<string | null>;
    random: string | null;
    tries: Generated<number>;
    created_at: Frozen<Date>;
    expires_at: Frozen<Date>;
  };
}
