import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

export type CodePurpose = "recovery_link" | "recovery_code" | "entrance" | "first_access" | "phone" | "email";
export type CodeChannel = "mail" | "sms" | "whatsapp";

/** Codes and links asked for. */
export interface RecoveryTables {
  code_requests: {
    id: Generated<string>;
    purpose: Frozen<CodePurpose>;
    channel: Frozen<CodeChannel>;
    token_hash: Frozen<Buffer | null>;
    user_id: Frozen<string | null>;
    client_id: Frozen<string | null>;
    recipient: Frozen<string | null>;
    locale: Frozen<Locale>;
    subject_mark: Frozen<Buffer>;
    recipient_mark: Frozen<Buffer>;
    code_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    tries: Generated<number>;
    message_id: ColumnType<string | null, string | null | undefined, string | null>;
    asked_at: Frozen<Date>;
    expires_at: Frozen<Date>;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
