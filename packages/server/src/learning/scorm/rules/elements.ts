import { secondsOf12, secondsOfIso } from "./time.ts";

/** Which data model the content speaks: 2004 is its 3rd and 4th edition alike. */
export type Standard = "1.2" | "2004";

/** Access to an element: `read` is ours alone. */
export type ElementAccess = "read" | "both" | "write";
export interface Element {
  access: ElementAccess;
  /** Whether a value can be one; an empty text is "never set". */
  takes(value: string): boolean;
}

const text = (most: number) => (value: string) => value.length <= most;
const word = (words: string) => {
  const set = new Set(words.split(" "));
  return (value: string) => set.has(value);
};
const decimal =
  (from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) =>
  (value: string) =>
    /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(value) && Number(value) >= from && Number(value) <= to;
const time12 = (value: string) => secondsOf12(value) !== undefined;
const duration = (value: string) => secondsOfIso(value) !== undefined;

const statuses12 = word("passed completed failed incomplete browsed not_attempted");
const status12 = (value: string) => statuses12(value.replace(" ", "_"));
const completions = word("completed incomplete not_attempted unknown");
const completion = (value: string) => completions(value.replace(" ", "_"));
const success = word("passed failed unknown");
const responses = text(64_000);
const result12 = (value: string) => word("correct wrong unanticipated neutral")(value) || decimal()(value);
const result2004 = (value: string) =>
  word("correct incorrect unanticipated neutral")(value) || decimal()(value);

type Rows = Readonly<Record<string, readonly [ElementAccess, Element["takes"]]>>;

// Lengths are those the player's library holds to where it is more generous than the standard: what it said "true" to
// is never dropped here.

/** Elements of SCORM 1.2; `n` stands for an index. */
const rows12: Rows = {
  "core.student_id": ["read", text(255)],
  "core.student_name": ["read", text(255)],
  "core.credit": ["read", word("credit no-credit")],
  "core.entry": ["read", word("ab-initio resume")],
  "core.lesson_mode": ["read", word("normal browse review")],
  "core.total_time": ["read", time12],
  launch_data: ["read", text(4_096)],
  comments_from_lms: ["read", text(4_096)],
  "student_data.mastery_score": ["read", decimal()],
  "student_data.max_time_allowed": ["read", time12],
  "student_data.time_limit_action": ["read", text(255)],
  "core.lesson_location": ["both", text(1_000)],
  "core.lesson_status": ["both", status12],
  "core.score.raw": ["both", decimal()],
  "core.score.min": ["both", decimal()],
  "core.score.max": ["both", decimal()],
  suspend_data: ["both", text(64_000)],
  comments: ["both", text(64_000)],
  "student_preference.audio": ["both", decimal(-1, 100)],
  "student_preference.language": ["both", text(255)],
  "student_preference.speed": ["both", decimal(-100, 100)],
  "student_preference.text": ["both", decimal(-1, 1)],
  "core.exit": ["write", word("time-out suspend logout")],
  "core.session_time": ["write", time12],
  "objectives.n.id": ["both", text(4_000)],
  "objectives.n.score.raw": ["both", decimal()],
  "objectives.n.score.min": ["both", decimal()],
  "objectives.n.score.max": ["both", decimal()],
  "objectives.n.status": ["both", status12],
  "interactions.n.id": ["write", text(4_000)],
  "interactions.n.objectives.n.id": ["write", text(4_000)],
  "interactions.n.time": ["write", text(255)],
  "interactions.n.type": [
    "write",
    word("true-false choice fill-in matching performance sequencing likert numeric"),
  ],
  "interactions.n.correct_responses.n.pattern": ["write", responses],
  "interactions.n.weighting": ["write", decimal()],
  "interactions.n.student_response": ["write", responses],
  "interactions.n.result": ["write", result12],
  "interactions.n.latency": ["write", time12],
};

/** Elements of SCORM 2004. */
const rows2004: Rows = {
  learner_id: ["read", text(4_000)],
  learner_name: ["read", text(250)],
  credit: ["read", word("credit no-credit")],
  entry: ["read", word("ab-initio resume")],
  mode: ["read", word("normal browse review")],
  launch_data: ["read", text(4_000)],
  total_time: ["read", duration],
  completion_threshold: ["read", decimal(0, 1)],
  scaled_passing_score: ["read", decimal(-1, 1)],
  max_time_allowed: ["read", duration],
  time_limit_action: ["read", text(255)],
  "comments_from_lms.n.comment": ["read", text(4_000)],
  "comments_from_lms.n.location": ["read", text(250)],
  "comments_from_lms.n.timestamp": ["read", text(255)],
  location: ["both", text(1_000)],
  suspend_data: ["both", text(64_000)],
  completion_status: ["both", completion],
  success_status: ["both", success],
  progress_measure: ["both", decimal(0, 1)],
  "score.scaled": ["both", decimal(-1, 1)],
  "score.raw": ["both", decimal()],
  "score.min": ["both", decimal()],
  "score.max": ["both", decimal()],
  "learner_preference.audio_level": ["both", decimal(0)],
  "learner_preference.language": ["both", text(250)],
  "learner_preference.delivery_speed": ["both", decimal(0)],
  "learner_preference.audio_captioning": ["both", decimal(-1, 1)],
  "comments_from_learner.n.comment": ["both", text(4_000)],
  "comments_from_learner.n.location": ["both", text(250)],
  "comments_from_learner.n.timestamp": ["both", text(255)],
  exit: ["write", word("time-out suspend logout normal")],
  session_time: ["write", duration],
  "objectives.n.id": ["both", text(4_000)],
  "objectives.n.score.scaled": ["both", decimal(-1, 1)],
  "objectives.n.score.raw": ["both", decimal()],
  "objectives.n.score.min": ["both", decimal()],
  "objectives.n.score.max": ["both", decimal()],
  "objectives.n.success_status": ["both", success],
  "objectives.n.completion_status": ["both", completion],
  "objectives.n.progress_measure": ["both", decimal(0, 1)],
  "objectives.n.description": ["both", text(500)],
  "interactions.n.id": ["both", text(4_000)],
  "interactions.n.type": [
    "both",
    word("true-false choice fill-in long-fill-in matching performance sequencing likert numeric other"),
  ],
  "interactions.n.objectives.n.id": ["both", text(4_000)],
  "interactions.n.timestamp": ["both", text(255)],
  "interactions.n.correct_responses.n.pattern": ["both", responses],
  "interactions.n.weighting": ["both", decimal()],
  "interactions.n.learner_response": ["both", responses],
  "interactions.n.result": ["both", result2004],
  "interactions.n.latency": ["both", duration],
  "interactions.n.description": ["both", text(500)],
};

const tables = { "1.2": new Map(rowsOf(rows12)), "2004": new Map(rowsOf(rows2004)) } as const;

function rowsOf(rows: Rows): [string, Element][] {
  return Object.entries(rows).map(([name, [access, takes]]) => [name, { access, takes }]);
}

/** Definition of an element, named without `cmi.`; undefined: it does not know it. */
export function elementOf(standard: Standard, name: string): Element | undefined {
  return tables[standard].get(name.replace(/\.\d+(?=\.|$)/g, ".n"));
}
