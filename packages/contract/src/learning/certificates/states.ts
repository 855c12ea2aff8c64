/** Worth of a certificate today; `replaced`: a newer one stands for the same completion. */
export const certificateStates = ["valid", "expired", "revoked", "replaced"] as const;
export type CertificateState = (typeof certificateStates)[number];

/** §states#certificate-states Its state on a day: whoever revoked it decides before time does. `validUntil` is its last good day. */
export function certificateState(
  certificate: { revokedAt: Date | null; replacedAt: Date | null; validUntil: string | null },
  today: string,
): CertificateState {
  if (certificate.revokedAt) return "revoked";
  if (certificate.replacedAt) return "replaced";
  return certificate.validUntil !== null && certificate.validUntil < today ? "expired" : "valid";
}

/**
 * The last good day of what was completed on one: so many months later, the day before; of a month too short its last
 * day.
 */
export function validUntil(completedOn: string, months: number | null): string | null {
  if (months === null) return null;
  const [year = 0, month = 1, day = 1] = completedOn.split("-").map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  if (day <= last) target.setUTCDate(target.getUTCDate() - 1);
  return target.toISOString().slice(0, 10);
}
