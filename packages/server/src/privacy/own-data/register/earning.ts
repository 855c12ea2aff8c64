import { emptied, gone, type Known, signed, within } from "./shape.ts";

const client = { client_id: ["clients", "name"] } as const;
const campaign = { ...client, campaign_id: ["campaigns", "title"] } as const;

/** Campaigns, sales, points, orders and levels: what somebody did stays counted, without them. */
export const earningTables: readonly Known[] = [
  {
    table: "campaign_enrolments",
    class: "campaigns",
    faces: [],
    stays: ["brands", "terms_locale"],
    shown: {
      key: "user_id",
      columns: ["campaign_id", "country", "brands", "terms_version", "enrolled_at"],
      names: campaign,
    },
  },
  { table: "campaign_reminders", class: "campaigns", faces: [gone()] },
  { table: "standings", class: "points", faces: [], stays: ["level"] },
  { table: "standing_touched", class: "points", faces: [] },
  { table: "earning_counters", class: "points", faces: [], stays: ["scope", "period"] },
  {
    table: "claims",
    class: "sales",
    faces: [
      emptied({ observation: "", reading: null, device: null, appeal_text: null, verdict_reason: null }),
    ],
    // The shop's paper, by which a second report of it is known.
    stays: ["invoice_number", "invoice_key", "fiscal_key", "natural_key", "photo_sha256"],
    shown: {
      key: "user_id",
      columns: [
        ...[
          "campaign_id",
          "store_id",
          "invoice_number",
          "sale_date",
          "observation",
          "state",
          "units",
          "points",
        ],
        ...["experience", "appeal_text", "verdict_reason", "device", "submitted_at", "decided_at"],
      ],
      names: { ...campaign, store_id: ["stores", "name"] },
    },
  },
  {
    table: "claim_lines",
    class: "sales",
    faces: [within("claims", "claim_id", { reason: null })],
    stays: ["sku", "name", "product_type", "brand", "processor", "generation", "trace", "verdict"],
    shown: {
      ...{ key: "claim_id", of: "claims", by: "user_id" },
      columns: ["name", "sku", "brand", "quantity", "points", "verdict", "reason"],
    },
  },
  {
    table: "claim_signals",
    class: "sales",
    faces: [within("claims", "claim_id", { details: "{}" })],
    stays: ["kind"],
  },
  {
    table: "claim_transitions",
    class: "sales",
    faces: [signed("actor_id", "actor_name"), within("claims", "claim_id", { reason: null })],
    stays: ["from_state", "to_state"],
    shown: {
      ...{ key: "claim_id", of: "claims", by: "user_id" },
      columns: ["from_state", "to_state", "reason", "at"],
    },
  },
  { table: "unseen_acceptances", class: "sales", faces: [], stays: ["subject_type"] },
  {
    table: "store_photos",
    class: "sales",
    faces: [emptied({ appeal_text: null, verdict_reason: null })],
    stays: ["photo_sha256", "trace"],
    shown: {
      key: "user_id",
      columns: [
        "campaign_id",
        "store_id",
        "week",
        "state",
        "points",
        "appeal_text",
        "verdict_reason",
        "submitted_at",
      ],
      names: { ...campaign, store_id: ["stores", "name"] },
    },
  },
  {
    table: "photo_signals",
    class: "sales",
    faces: [within("store_photos", "photo_id", { details: "{}" })],
    stays: ["kind"],
  },
  {
    table: "photo_transitions",
    class: "sales",
    faces: [signed("actor_id", "actor_name"), within("store_photos", "photo_id", { reason: null })],
    stays: ["from_state", "to_state"],
  },
  {
    table: "picture_requests",
    class: "sales",
    faces: [
      signed("asked_by", "asker_name"),
      within("claims", "subject_id", { reason: "—" }),
      within("store_photos", "subject_id", { reason: "—" }),
    ],
    stays: ["subject_type", "state_before"],
  },
  { table: "picture_fingerprints", class: "sales", faces: [], stays: ["subject_type"] },
  { table: "picture_bands", class: "sales", faces: [] },
  { table: "audit_queue", class: "sales", faces: [], stays: ["subject_type"] },
  {
    table: "audit_verdicts",
    class: "sales",
    faces: [
      within("claims", "subject_id", { reason: null }),
      within("store_photos", "subject_id", { reason: null }),
    ],
    stays: ["subject_type", "verdict"],
  },
  {
    table: "awards",
    class: "points",
    faces: [emptied({ note: "" })],
    stays: ["trace"],
    shown: { key: "user_id", columns: ["points", "experience", "note", "occurred_on", "posted_at"] },
  },
  {
    table: "award_batches",
    class: "work",
    faces: [signed("proposed_by", "proposer_name"), signed("decided_by", "decider_name")],
    stays: ["reason", "decision_reason", "content_hash"],
  },
  { table: "ledger_accounts", class: "points", faces: [], stays: ["unit", "kind"] },
  { table: "ledger_hold_lots", class: "points", faces: [] },
  { table: "ledger_rollups", class: "points", faces: [] },
  { table: "ledger_holds", class: "points", faces: [], stays: ["purpose", "state"] },
  { table: "ledger_lots", class: "points", faces: [], stays: ["source_type", "audit"] },
  {
    table: "ledger_transactions",
    class: "points",
    // The books are sealed: a hash over each line holds them together. They say no more than numbers and ids.
    faces: [],
    stays: ["key", "request_hash", "type", "source_type", "reason", "details"],
    shown: { key: "user_id", columns: ["type", "source_type", "occurred_at", "reason"] },
  },
  {
    table: "orders",
    class: "orders",
    // Addresses go with the orders' own door, which notes when (`leaveOrders`).
    faces: [emptied({ tracking: null, tracking_url: null, reason: null })],
    stays: ["code", "name", "address", "carrier", "counted"],
    shown: {
      key: "user_id",
      columns: [
        ...["code", "name", "quantity", "points", "state", "address", "carrier", "tracking", "reason"],
        ...["placed_at", "shipped_at", "delivered_at"],
      ],
    },
  },
  {
    table: "order_transitions",
    class: "orders",
    faces: [signed("actor_id", "actor_name"), within("orders", "order_id", { reason: null })],
    stays: ["from_state", "to_state", "by_whom"],
    shown: {
      ...{ key: "order_id", of: "orders", by: "user_id" },
      columns: ["from_state", "to_state", "reason", "at"],
    },
  },
  { table: "order_codes_seen", class: "orders", faces: [] },
  { table: "redemption_counters", class: "orders", faces: [], stays: ["scope", "period"] },
  {
    table: "reward_wishes",
    class: "orders",
    faces: [gone()],
    shown: { key: "user_id", columns: ["reward_id", "at"], names: { reward_id: ["rewards", "name"] } },
  },
  {
    table: "person_levels",
    class: "levels",
    faces: [],
    shown: { key: "user_id", columns: ["client_id", "level", "since"], names: client },
  },
  {
    table: "level_changes",
    class: "levels",
    faces: [signed("actor_id", "actor_name"), emptied({ reason: null })],
    stays: ["from_level", "to_level", "cause"],
    shown: {
      key: "user_id",
      columns: ["campaign_id", "from_level", "to_level", "cause", "reason", "at"],
      names: campaign,
    },
  },
  {
    table: "level_reviews",
    class: "levels",
    faces: [
      signed("looked_by", "looker_name"),
      signed("decided_by", "decider_name"),
      emptied({ appeal_text: "—", look_note: null, reason: null }),
    ],
    stays: ["finding", "evidence"],
    shown: {
      key: "user_id",
      columns: [
        "campaign_id",
        "kind",
        "from_level",
        "to_level",
        "state",
        "reason",
        "appeal_text",
        "opened_at",
        "decided_at",
      ],
      names: campaign,
    },
  },
  {
    table: "level_review_transitions",
    class: "levels",
    faces: [signed("actor_id", "actor_name"), within("level_reviews", "review_id", { reason: null })],
    stays: ["from_state", "to_state"],
  },
];
