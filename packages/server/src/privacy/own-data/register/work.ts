import { type Known, type PersonalRows, signed } from "./shape.ts";

/** A table of the programme's own, in which somebody is named only because they made or changed it. */
const work = (table: string, faces: readonly PersonalRows[], ...stays: string[]): Known => ({
  table,
  class: "work",
  faces,
  stays,
});

/** Work of staff: it stays the client's, without a name. */
export const workTables: readonly Known[] = [
  work("legal_texts", [], "texts"),
  work("text_drafts", [], "kind", "texts"),
  work("campaigns", [], "title", "state", "brands", "audience"),
  work("campaign_transitions", [signed("actor_id", "actor_name")], "from_state", "to_state", "reason"),
  work("rule_set_versions", [], "document", "hash", "note", "decision_reason"),
  work("reward_codes", [], "sealed", "sealed_with", "mark"),
  work("reward_code_batches", [signed("imported_by", "importer_name")], "file_name"),
  work("reward_countries", [signed("changed_by", "changed_by_name")]),
  work("reward_price_changes", [signed("actor_id", "actor_name")]),
  work(
    "stock_corrections",
    [signed("proposed_by", "proposer_name"), signed("decided_by", "decider_name")],
    ...["reason", "decision_reason"],
  ),
  work("stock_moves", [signed("actor_id", "actor_name")], "key", "reason"),
  work(
    "courses",
    [signed("draft_by", "draft_by_name")],
    ...["draft", "title", "summary", "search_text", "locales", "audience", "default_locale"],
  ),
  work("course_versions", [signed("published_by", "publisher_name")], "outline", "note"),
  work(
    "live_sessions",
    [],
    ...["kind", "state", "title", "summary", "description", "search_text", "time_zone", "link", "audience"],
    ...["subscription", "check_in_code", "canceled_for"],
  ),
  work("live_session_hosts", []),
  work("course_moves", [signed("moved_by", "mover_name")]),
  work("course_certificates", []),
  work("certificate_runs", [], "file_key"),
  work("certificate_template_versions", [], "design"),
  work("enrolment_runs", [signed("started_by", "starter_name")], "event", "eligibility"),
  work("regrade_runs", [signed("started_by", "starter_name")], "reason"),
  work("packages", [], "title", "label", "allowed_hosts"),
  work("package_revisions", [], "refusal", "manifest", "entry", "vanished", "hosts"),
  work("question_banks", [], "name", "description"),
  work("question_versions", [signed("created_by", "author_name")], "body"),
  work("questions", [signed("updated_by", "editor_name")], "prompt", "tags", "locales", "search_text"),
  work("drills", [], "title", "tags", "audience"),
  // Files of theirs go with the next sweep (`leaveWork`).
  work("exports", [{ key: "asked_by", blanks: { params: "{}", reason: "—" } }], "kind", "file_key"),
  work("report_schedules", [], "name", "kind", "params", "reason"),
  work("file_conversions", []),
  work("partner_keys", [], "key_id", "secret_hash", "last_used_from"),
];
