import { type Blank, type ExportedColumns, emptied, gone, type Known, type PersonalRows } from "./shape.ts";

const own = (columns: readonly string[], names?: NonNullable<ExportedColumns["names"]>): ExportedColumns => ({
  key: "user_id",
  columns,
  ...(names && { names }),
});

const aboutThem: Readonly<Record<string, Blank>> = {
  entity_name: "—",
  before: null,
  after: null,
  reason: null,
};

/** Person, sign-ins, what they agreed to and were told. */
export const accountTables: readonly Known[] = [
  {
    table: "users",
    class: "account",
    // Erased by `blankUser`, as the last of all: the rest is found by it.
    faces: [],
    stays: [
      ...["username", "email", "document", "password_hash", "first_name", "last_name", "nickname"],
      ...["store_nickname", "phones", "address", "disability"],
    ],
    shown: {
      key: "id",
      columns: [
        ...["username", "email", "document", "document_country", "first_name", "last_name", "nickname"],
        ...["store_nickname", "gender", "marital_status", "children", "birthday", "profession", "phones"],
        ...["address", "has_disability", "disability", "country", "locale", "created_at", "last_sign_in_at"],
      ],
    },
  },
  {
    table: "memberships",
    class: "membership",
    faces: [emptied({ gmin_number: null, cadv_code: null, sap_code: null, status_reason: null })],
    // Kept by triggers from the person.
    stays: ["sort_name", "search_text", "called", "document_key"],
    shown: own(
      [
        ...["client_id", "status", "status_reason", "job_profile", "country", "company_id", "brand_id"],
        ...["retailer_id", "store_id", "gmin_number", "cadv_code", "sap_code", "created_at"],
      ],
      {
        client_id: ["clients", "name"],
        company_id: ["companies", "name"],
        brand_id: ["brands", "name"],
        retailer_id: ["retailers", "name"],
        store_id: ["stores", "name"],
      },
    ),
  },
  {
    table: "membership_invitations",
    class: "membership",
    // Messages to an address of theirs go with what else was written to it.
    faces: [gone()],
    shown: own(["client_id", "created_at"], { client_id: ["clients", "name"] }),
  },
  {
    table: "membership_groups",
    class: "membership",
    faces: [{ key: "membership_id", of: "memberships", by: "user_id", rows: true }],
    shown: {
      ...{ key: "membership_id", of: "memberships", by: "user_id" },
      columns: ["group_id"],
      names: { group_id: ["people_groups", "name"] },
    },
  },
  {
    table: "personal_reads",
    class: "membership",
    faces: [gone()],
    shown: own(["client_id", "at"], { client_id: ["clients", "name"] }),
  },
  {
    table: "sessions",
    class: "sessions",
    faces: [emptied({ user_agent: "", ip: null, device_hash: null })],
    shown: own(["client_id", "user_agent", "ip", "created_at", "last_seen_at", "ended_at", "end_reason"], {
      client_id: ["clients", "name"],
    }),
  },
  {
    table: "refresh_tokens",
    class: "sessions",
    faces: [{ key: "session_id", of: "sessions", by: "user_id", rows: true }],
  },
  {
    table: "code_requests",
    class: "sessions",
    faces: [gone()],
    shown: own(["purpose", "channel", "asked_at", "used_at"]),
  },
  {
    table: "access_codes",
    class: "security",
    faces: [{ key: "membership_id", of: "memberships", by: "user_id", rows: true }],
    shown: {
      ...{ key: "membership_id", of: "memberships", by: "user_id" },
      columns: ["client_id", "issued_at", "expires_at", "used_at"],
      names: { client_id: ["clients", "name"] },
    },
  },
  {
    table: "linked_identities",
    class: "account",
    faces: [gone()],
    shown: own(["client_id", "issuer", "linked_at"], { client_id: ["clients", "name"] }),
  },
  {
    table: "registrations",
    class: "account",
    // Typed values went with the confirmation; the marks are keyed, and say nothing without the key.
    faces: [emptied({ ip: null })],
    stays: ["sealed", "email_mark", "token_hash", "request_mark", "locale"],
    shown: own(["client_id", "form", "created_at", "confirmed_at"], { client_id: ["clients", "name"] }),
  },
  {
    table: "partner_uses",
    class: "sessions",
    faces: [emptied({ ip: null })],
    stays: ["module", "item", "request_id"],
    shown: own(["client_id", "at", "outcome"], { client_id: ["clients", "name"] }),
  },
  // Secrets of theirs are in no export: it says only that there are some.
  { table: "totp_factors", class: "security", faces: [gone()], shown: own(["created_at", "last_used_at"]) },
  { table: "recovery_codes", class: "security", faces: [gone()], shown: own(["made_at", "used_at"]) },
  {
    table: "passkeys",
    class: "security",
    faces: [gone()],
    shown: own(["name", "created_at", "last_used_at"]),
  },
  { table: "factor_challenges", class: "security", faces: [gone()] },
  { table: "device_tokens", class: "sessions", faces: [gone()], shown: own(["kind", "created_at"]) },
  { table: "idempotency_keys", class: "sessions", faces: [gone()] },
  { table: "live_events", class: "messages", faces: [gone()] },
  {
    table: "acceptances",
    class: "consents",
    faces: [emptied({ ip: null })],
    stays: ["choices", "locale"],
    shown: own(["client_id", "kind", "version", "locale", "choices", "accepted_at", "ip"], {
      client_id: ["clients", "name"],
    }),
  },
  {
    table: "support_requests",
    class: "messages",
    faces: [gone()],
    shown: own(["client_id", "number", "topic", "message", "answer_to", "created_at", "answered_at"], {
      client_id: ["clients", "name"],
    }),
  },
  {
    table: "support_answers",
    class: "messages",
    faces: [{ key: "request_id", of: "support_requests", by: "user_id", rows: true }],
    shown: { key: "request_id", of: "support_requests", by: "user_id", columns: ["message", "sent_at"] },
  },
  {
    table: "notifications",
    class: "messages",
    faces: [gone()],
    shown: own(["client_id", "kind", "params", "created_at", "read_at"], { client_id: ["clients", "name"] }),
  },
  {
    table: "outbox_messages",
    class: "messages",
    // Removed by `eraseMessages`: those to an address of theirs too, and the farewell last.
    faces: [],
    stays: [
      "recipient",
      "subject",
      "body_text",
      "body_html",
      "link",
      "last_error",
      "provider_id",
      "sealed",
      "locale",
      "template",
    ],
    shown: own(["channel", "recipient", "subject", "body_text", "created_at", "sent_at"]),
  },
  {
    table: "files",
    class: "files",
    // Files in the store go before (`eraseFiles`); pictures and papers of theirs cannot be opened any more.
    faces: [emptied({ name: "—", private_metadata: "{}" }, "owner_id")],
    stays: [
      "declared_type",
      "sniffed_type",
      "refusal",
      "sha256",
      "storage_key",
      "upload_id",
      "variants",
      "facts",
      "kind",
    ],
    shown: {
      key: "owner_id",
      columns: ["kind", "name", "declared_type", "size", "private_metadata", "created_at"],
    },
  },
  // Files in the store go first (`eraseOwnExports`).
  {
    table: "own_exports",
    class: "preferences",
    faces: [gone()],
    shown: own(["state", "asked_at", "expires_at"]),
  },
  {
    table: "report_recipients",
    class: "preferences",
    faces: [gone()],
    shown: own(["client_id"], { client_id: ["clients", "name"] }),
  },
  {
    table: "saved_views",
    class: "preferences",
    faces: [gone()],
    shown: own(["client_id", "list", "name", "query"], { client_id: ["clients", "name"] }),
  },
  {
    table: "news_choices",
    class: "preferences",
    faces: [gone()],
    shown: own(["topic", "channel", "wanted"]),
  },
  {
    table: "ranking_choices",
    class: "preferences",
    faces: [gone()],
    shown: own(["client_id", "shown"], { client_id: ["clients", "name"] }),
  },
  { table: "leavings", class: "audit", faces: [] },
  {
    table: "security_log",
    class: "security",
    faces: [emptied({ ip: null, user_agent: "", details: "{}" })],
    stays: ["event", "request_id"],
    shown: own(["at", "event", "ip", "user_agent"]),
  },
  {
    table: "audit_trail",
    class: "audit",
    faces: [
      { key: "actor_id", blanks: { actor_name: "—", ip: null } },
      // Acts on the person, and on what carries their name.
      { key: "entity_id", as: "text", blanks: aboutThem },
      ...["certificates", "level_reviews", "attempts", "claims", "store_photos", "orders"].map(
        (ownerTable): PersonalRows => ({
          key: "entity_id",
          as: "text",
          of: ownerTable,
          by: "user_id",
          blanks: aboutThem,
        }),
      ),
    ],
    stays: ["action", "entity", "entity_id", "request_id"],
    shown: { key: "actor_id", columns: ["at", "action", "entity", "entity_name", "reason"] },
  },
];
