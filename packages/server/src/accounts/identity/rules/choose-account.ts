// One field takes username, e-mail or document (§routes#login, §api#fixed-calls): whom a typed name means when several fit.

export interface AccountCandidate {
  readonly id: string;
  readonly matched: "username" | "email" | "document";
}

/**
 * With an @ it is an e-mail before anything else, so that nobody can take someone's e-mail as a username and stand
 * in front of them. A document that two countries gave to two people means neither.
 */
export function chooseAccount<Found extends AccountCandidate>(
  typed: string,
  candidates: readonly Found[],
): Found | undefined {
  const order = typed.includes("@")
    ? (["email", "username", "document"] as const)
    : (["username", "document", "email"] as const);
  for (const kind of order) {
    const fitting = candidates.filter(({ matched }) => matched === kind);
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  }
  return undefined;
}
