// Home, "what to do next" (§routes#screen-home home, §entities#session-data, §roles#module-access): what must be done before anything else,
// then what waits to be used, then what makes the profile whole. Work of the staff stands in the office home.

export interface TaskFacts {
  readonly acceptedTerms: boolean;
  /** The client shows profiles at all. */
  readonly hasProfile: boolean;
  readonly profileCompleteness: number;
  /** The first steps ask for the profile already. */
  readonly hasFirstSteps: boolean;
  readonly hasPhone: boolean;
  readonly hasPicture: boolean;
  /** Digital orders of theirs whose codes they never looked at. */
  readonly codesUnseen: number;
}

export type TaskKind = "accept_terms" | "complete_profile" | "add_phone" | "add_picture" | "see_codes";

export interface NextTask {
  readonly kind: TaskKind;
  readonly mandatory: boolean;
  readonly params: Record<string, number>;
}

/** Most urgent first. */
export function nextTasks(facts: TaskFacts): NextTask[] {
  const { hasProfile, profileCompleteness: percent, codesUnseen } = facts;
  const candidates: readonly [wanted: boolean, task: NextTask][] = [
    [!facts.acceptedTerms, { kind: "accept_terms", mandatory: true, params: {} }],
    [codesUnseen > 0, { kind: "see_codes", mandatory: false, params: { count: codesUnseen } }],
    [
      hasProfile && percent < 100 && !facts.hasFirstSteps,
      { kind: "complete_profile", mandatory: false, params: { percent } },
    ],
    [hasProfile && !facts.hasPhone, { kind: "add_phone", mandatory: false, params: {} }],
    [hasProfile && !facts.hasPicture, { kind: "add_picture", mandatory: false, params: {} }],
  ];
  return candidates.filter(([wanted]) => wanted).map(([, task]) => task);
}
