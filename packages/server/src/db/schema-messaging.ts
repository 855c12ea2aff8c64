import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** Files, and what people are told (migrations 0007 and 0008). */
export interface MessagingTables {
  files: {
    id: Generated<string>;
    client_id: string;
    owner_id: string;
    kind: string;
    name: string;
    declared_type: string;
    declared_size: number;
    state: "uploading" | "ready" | "refused";
    refusal: string | null;
    sniffed_type: string | null;
    size: number | null;
    sha256: Buffer | null;
    storage_key: string;
    upload_id: string | null;
    part_count: Generated<number>;
    variants: GeneratedJson<Record<string, { key: string; type: string }>>;
    width: number | null;
    height: number | null;
    private_metadata: GeneratedJson<Record<string, unknown>>;
    facts: GeneratedJson<{ seconds?: number; pages?: number; unreadable?: true }>;
    created_at: Moment;
    completed_at: Moment | null;
    expires_at: Moment | null;
  };

  notifications: {
    id: Generated<string>;
    client_id: string;
    user_id: string;
    kind: string;
    params: GeneratedJson<Record<string, string | number>>;
    link: string | null;
    created_at: Moment;
    read_at: Moment | null;
  };
  live_events: {
    id: Generated<number>;
    client_id: string;
    user_id: string | null;
    kind: string;
    payload: GeneratedJson<Record<string, unknown>>;
    created_at: GeneratedMoment;
    /** Transaction ids, compared in SQL only. */
    xact: Generated<string>;
    horizon: Generated<string>;
  };
  outbox_messages: {
    id: Generated<string>;
    client_id: string | null;
    channel: "mail" | "sms" | "whatsapp" | "push";
    user_id: string | null;
    recipient: string;
    template: string;
    locale: string;
    subject: Generated<string>;
    body_text: string;
    body_html: string | null;
    link: string | null;
    state: Generated<"queued" | "sent" | "failed" | "dead">;
    attempts: Generated<number>;
    last_error: string | null;
    provider_id: string | null;
    sealed: Buffer | null;
    created_at: Moment;
    sent_at: Moment | null;
  };
}
