import { emptied, gone, type Known, signed, within } from "./shape.ts";

const course = { course_id: ["courses", "title"] } as const;
const liveSession = { session_id: ["live_sessions", "title"] } as const;
const ofEnrolment = { key: "enrolment_id", of: "course_enrolments", by: "user_id" } as const;
const ofRegistration = { key: "registration_id", of: "live_session_registrations", by: "user_id" } as const;
const ofAttempt = { key: "attempt_id", of: "attempts", by: "user_id" } as const;

/** Courses, tests, games and what they brought: completions stay, what somebody wrote goes. */
export const learningTables: readonly Known[] = [
  {
    table: "course_enrolments",
    class: "learning",
    faces: [emptied({ extended_reason: null, state_reason: null })],
    stays: ["state", "source"],
    shown: {
      key: "user_id",
      columns: [
        "course_id",
        "state",
        "percent",
        "score",
        "seconds",
        "enrolled_at",
        "started_at",
        "finished_at",
        "due_on",
      ],
      names: course,
    },
  },
  {
    table: "course_enrolment_steps",
    class: "learning",
    faces: [signed("actor_id", "actor_name"), within("course_enrolments", "enrolment_id", { reason: null })],
    stays: ["event", "from_state", "to_state"],
    shown: { ...ofEnrolment, columns: ["event", "from_state", "to_state", "reason", "at"] },
  },
  {
    table: "activity_progress",
    class: "learning",
    faces: [],
    stays: ["state", "seen", "position", "verdict"],
    shown: { ...ofEnrolment, columns: ["state", "percent", "seconds", "score", "opened_at", "finished_at"] },
  },
  {
    table: "sittings",
    class: "learning",
    faces: [emptied({ device: "" })],
    stays: ["seen", "locale"],
    shown: { key: "user_id", columns: ["opened_at", "seconds", "device"] },
  },
  {
    table: "learning_flags",
    class: "learning",
    faces: [
      signed("decided_by", "decided_name"),
      within("course_enrolments", "enrolment_id", { decision_reason: null }),
    ],
    stays: ["reason", "state"],
    shown: {
      key: "user_id",
      columns: [
        "course_id",
        "reason",
        "state",
        "expected",
        "measured",
        "raised_at",
        "decided_at",
        "decision_reason",
      ],
      names: course,
    },
  },
  {
    table: "course_favourites",
    class: "learning",
    faces: [gone()],
    shown: { key: "user_id", columns: ["course_id", "at"], names: course },
  },
  { table: "activity_authorisations", class: "work", faces: [] },
  {
    table: "person_authorisations",
    class: "learning",
    faces: [gone()],
    shown: { key: "user_id", columns: ["course_id", "at"], names: course },
  },
  {
    table: "course_awards",
    class: "points",
    faces: [],
    stays: ["trace"],
    shown: { key: "user_id", columns: ["course_id", "points", "experience", "at"], names: course },
  },
  {
    table: "calendar_feeds",
    class: "learning",
    faces: [gone()],
    // A hash of a secret, which goes with its row.
    stays: ["secret_hash"],
    shown: { key: "user_id", columns: ["created_at"] },
  },
  {
    table: "live_session_registrations",
    class: "learning",
    faces: [],
    stays: ["state"],
    shown: {
      key: "user_id",
      columns: ["session_id", "state", "created_at", "checked_in_at"],
      names: liveSession,
    },
  },
  {
    table: "live_session_steps",
    class: "learning",
    faces: [
      signed("actor_id", "actor_name"),
      within("live_session_registrations", "registration_id", { reason: null }),
    ],
    stays: ["event", "from_state", "to_state"],
    shown: { ...ofRegistration, columns: ["event", "from_state", "to_state", "reason", "at"] },
  },
  {
    table: "live_session_presences",
    class: "learning",
    faces: [
      signed("actor_id", "actor_name"),
      within("live_session_registrations", "registration_id", { reason: null }),
    ],
    stays: ["source"],
    shown: { ...ofRegistration, columns: ["source", "present", "reason", "at"] },
  },
  {
    table: "live_session_awards",
    class: "points",
    faces: [],
    stays: ["kind", "trace"],
    shown: { key: "user_id", columns: ["session_id", "points", "experience", "at"], names: liveSession },
  },
  {
    table: "training_completions",
    class: "learning",
    faces: [],
    stays: ["source"],
    shown: {
      key: "user_id",
      columns: ["training_id", "completed_at", "source"],
      names: { training_id: ["trainings", "title"] },
    },
  },
  {
    table: "scorm_attempts",
    class: "learning",
    // A package writes what it likes: names, answers, notes.
    faces: [emptied({ cmi: "{}", journal: "[]" })],
    stays: ["sco", "standard", "completion", "success", "location", "exit"],
    shown: {
      key: "user_id",
      columns: ["started_at", "last_at", "completion", "success", "score", "total_seconds", "cmi"],
    },
  },
  { table: "scorm_launches", class: "learning", faces: [], stays: ["token_hash", "demands", "close_reason"] },
  {
    table: "scorm_globals",
    class: "learning",
    faces: [
      within("course_enrolments", "enrolment_id", { objectives: "{}", shared: "{}", sequencing: null }),
    ],
  },
  { table: "scorm_person_values", class: "learning", faces: [emptied({ objectives: "{}", shared: "{}" })] },
  {
    table: "scorm_cloud_registrations",
    class: "learning",
    faces: [],
    stays: ["course", "secret_hash", "completion", "success"],
  },
  {
    table: "attempts",
    class: "tests",
    faces: [],
    // Questions as they were put, and what was right; what somebody wrote stands in the answers.
    stays: ["type", "locale", "settings", "paper", "state", "ending", "graded", "consequence", "regraded"],
    shown: {
      key: "user_id",
      columns: ["course_id", "type", "number", "started_at", "ended_at", "percent", "passed"],
      names: course,
    },
  },
  {
    table: "attempt_answers",
    class: "tests",
    faces: [
      { ...ofAttempt, only: ["answer", "text"], blanks: { answer: null } },
      within("attempts", "attempt_id", { device_name: "" }),
    ],
    shown: { ...ofAttempt, columns: ["question", "answer", "device_name", "at"] },
  },
  {
    table: "attempt_events",
    class: "tests",
    faces: [
      signed("actor_id", "actor_name"),
      within("attempts", "attempt_id", { reason: null, device_name: "" }),
    ],
    stays: ["what"],
  },
  {
    table: "attempt_grants",
    class: "tests",
    faces: [signed("actor_id", "actor_name"), within("course_enrolments", "enrolment_id", { reason: "—" })],
    shown: { ...ofEnrolment, columns: ["attempts", "minutes", "reason", "at"] },
  },
  {
    table: "attempt_marks",
    class: "tests",
    faces: [
      signed("actor_id", "actor_name"),
      within("attempts", "attempt_id", { comment: "", reason: null }),
    ],
    stays: ["rubric"],
    shown: { ...ofAttempt, columns: ["question", "points", "comment", "at"] },
  },
  { table: "essay_locks", class: "work", faces: [gone("locked_by")] },
  {
    table: "games",
    class: "tests",
    faces: [],
    stays: ["type", "state", "ending"],
    shown: {
      key: "user_id",
      columns: ["course_id", "type", "number", "percent", "started_at", "ended_at"],
      names: course,
    },
  },
  { table: "game_moves", class: "tests", faces: [], stays: ["move", "outcome", "ending", "reveal"] },
  {
    table: "drill_runs",
    class: "tests",
    faces: [],
    stays: ["paper", "locale"],
    shown: { key: "user_id", columns: ["started_at", "answered", "correct", "done_at"] },
  },
  {
    table: "drill_answers",
    class: "tests",
    faces: [{ key: "user_id", only: ["answer", "text"], blanks: { answer: "{}" } }],
  },
  { table: "drill_banners_closed", class: "preferences", faces: [gone()] },
  {
    table: "daily_questions",
    class: "tests",
    faces: [{ key: "user_id", only: ["answer", "text"], blanks: { answer: "{}" } }],
    stays: ["put_order", "locale"],
    shown: { key: "user_id", columns: ["day", "answer", "share", "answered_at"] },
  },
  {
    table: "memories",
    class: "tests",
    faces: [gone()],
    shown: { key: "user_id", columns: ["kind", "due", "seen_at"] },
  },
  {
    table: "streaks",
    class: "tests",
    faces: [gone()],
    shown: { key: "user_id", columns: ["days", "longest", "last_day"] },
  },
  {
    table: "badge_awards",
    class: "certificates",
    faces: [emptied({ share_key: null })],
    shown: { key: "user_id", columns: ["badge_id", "awarded_at"], names: { badge_id: ["badges", "name"] } },
  },
  {
    table: "certificates",
    class: "certificates",
    faces: [emptied({ name: "—", reason: null, revoke_reason: null })],
    stays: ["number", "kind", "course_title", "branding", "search_text"],
    shown: {
      key: "user_id",
      columns: [
        "number",
        "name",
        "course_title",
        "minutes",
        "score",
        "completed_on",
        "valid_until",
        "issued_at",
      ],
    },
  },
];
