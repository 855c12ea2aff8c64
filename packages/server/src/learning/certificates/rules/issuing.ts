import { type CertificateState, validUntil } from "@trilha/contract/learning/certificates/states.ts";

/** A certificate somebody has of a course already. */
export interface Earlier {
  /** Which time they had finished it. */
  attempt: number;
  state: CertificateState;
}

/**
 * §learning#certificates Whether a completion brings a certificate: once per person, course and completion. Whoever holds a good one and
 * finishes again, after a restart or with a better score, gets no second one; whose certificate ended or was revoked gets
 * a new one by finishing again.
 */
export function bringsCertificate(earlier: readonly Earlier[], attempt: number): boolean {
  return !earlier.some((one) => one.attempt === attempt || one.state === "valid");
}

/** Until when one that is issued anew is good: as long as the one before was, or, where that was over, from today on. */
export function validAnew(
  before: { completedOn: string; state: CertificateState },
  months: number | null,
  today: string,
): string | null {
  return validUntil(before.state === "valid" ? before.completedOn : today, months);
}

/** Whether a learner may ask for theirs anew: it is good, and their score is better than the one on it. */
export function mayRenew(
  certificate: { state: CertificateState; score: number | null },
  now: number | null,
): boolean {
  return certificate.state === "valid" && now !== null && now > (certificate.score ?? -1);
}
