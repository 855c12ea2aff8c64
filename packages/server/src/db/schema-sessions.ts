import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type EntryWay = "password" | "passkey" | "code" | "oidc" | "access_code" | "partner" | "link";
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** Who is in, by which device, what they accepted, and what happened at the doors. */
export interface SessionTables {
  sessions: {
    id: Generated<string>;
    user_id: string;
    client_id: string | null;
    is_webservice: Generated<boolean>;
    scope: "person" | "membership";
    /** Null: opened before it was recorded. */
    opened_by: ColumnType<EntryWay | null, EntryWay | null | undefined, never>;
    device_hash: Generated<Buffer | null>;
    user_agent: Generated<string>;
    ip: string | null;
    created_at: Moment;
    last_seen_at: Moment;
    expires_at: Moment;
    ended_at: Moment | null;
    /** When whoever holds it last proved to be the person. */
    proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When they showed a second factor in it. */
    factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    end_reason:
      | "signed_out"
      | "ended_by_person"
      | "password_changed"
      | "token_reused"
      | "blocked"
      | "expired"
      | null;
  };
  refresh_tokens: {
    id: Generated<string>;
    session_id: string;
    token_hash: Buffer;
    issued_at: Moment;
    used_at: Moment | null;
  };
  acceptances: {
    id: Generated<string>;
    client_id: string;
    user_id: string;
    kind: "terms" | "cookies" | "privacy";
    version: number;
    locale: string;
    choices: GeneratedJson<Record<string, boolean>>;
    accepted_at: Moment;
    ip: string | null;
  };
  device_tokens: {
    id: Generated<string>;
    user_id: string;
    session_id: string;
    kind: "web_push" | "fcm";
    token: string;
    details: GeneratedJson<Record<string, unknown>>;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
  security_log: {
    id: Generated<number>;
    at: Moment;
    event: string;
    user_id: string | null;
    client_id: string | null;
    ip: string | null;
    user_agent: Generated<string>;
    request_id: string | null;
    details: GeneratedJson<Record<string, unknown>>;
  };
  used_tokens: { token_hash: Buffer; expires_at: Moment };
}
