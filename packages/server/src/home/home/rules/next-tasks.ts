// Home, "what to do next" (§routes#screen-home home, §entities#session-data, §roles#module-access): what must be done before anything else,
// then what others wait for, then what makes the profile whole.

export interface TaskFacts {
  readonly acceptedTerms: boolean;
  /** The client shows profiles at all. */
  readonly hasProfile: boolean;
  readonly profileCompleteness: number;
  /** The first steps ask for the profile already. */
  readonly hasFirstSteps: boolean;
  readonly hasPhone: boolean;
  readonly hasPicture: boolean;
  /** People awaiting approval whom the caller may decide on. */
  readonly peopleAwaiting: number;
  /** Messages that failed for good and that the caller may see. */
  readonly deadMessages: number;
  /** Level reviews the caller may look at or decide on now. */
  readonly levelReviews: number;
  /** Orders the caller may approve now. */
  readonly ordersReady: number;
  /** Digital orders of theirs whose codes they never looked at. */
  readonly codesUnseen: number;
  /** Requests to be enrolled the caller may decide on. */
  readonly enrolmentRequests: number;
  /** Essays the caller may mark. */
  readonly essaysWaiting: number;
}

export type TaskKind =
  | "accept_terms"
  | "complete_profile"
  | "add_phone"
  | "add_picture"
  | "review_people"
  | "check_outbox"
  | "look_at_levels"
  | "approve_orders"
  | "see_codes"
  | "decide_enrolments"
  | "mark_essays";

export interface NextTask {
  readonly kind: TaskKind;
  readonly mandatory: boolean;
  readonly params: Record<string, number>;
}

/** Most urgent first. */
export function nextTasks(facts: TaskFacts): NextTask[] {
  const { hasProfile, profileCompleteness: percent, peopleAwaiting, deadMessages } = facts;
  const { levelReviews, ordersReady, codesUnseen, enrolmentRequests: asking, essaysWaiting: essays } = facts;
  const candidates: readonly [wanted: boolean, task: NextTask][] = [
    [!facts.acceptedTerms, { kind: "accept_terms", mandatory: true, params: {} }],
    [codesUnseen > 0, { kind: "see_codes", mandatory: false, params: { count: codesUnseen } }],
    [peopleAwaiting > 0, { kind: "review_people", mandatory: false, params: { count: peopleAwaiting } }],
    [levelReviews > 0, { kind: "look_at_levels", mandatory: false, params: { count: levelReviews } }],
    [ordersReady > 0, { kind: "approve_orders", mandatory: false, params: { count: ordersReady } }],
    [asking > 0, { kind: "decide_enrolments", mandatory: false, params: { count: asking } }],
    [essays > 0, { kind: "mark_essays", mandatory: false, params: { count: essays } }],
    [deadMessages > 0, { kind: "check_outbox", mandatory: false, params: { count: deadMessages } }],
    [
      hasProfile && percent < 100 && !facts.hasFirstSteps,
      { kind: "complete_profile", mandatory: false, params: { percent } },
    ],
    [hasProfile && !facts.hasPhone, { kind: "add_phone", mandatory: false, params: {} }],
    [hasProfile && !facts.hasPicture, { kind: "add_picture", mandatory: false, params: {} }],
  ];
  return candidates.filter(([wanted]) => wanted).map(([, task]) => task);
}
