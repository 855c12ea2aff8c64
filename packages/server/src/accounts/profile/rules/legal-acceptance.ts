// §entities#session-data "accepted terms", "accepted cookie policy": the version in force counts, an older one does not;
// where nothing is published there is nothing to accept.

export function isAccepted(text: { inForce: number | null; accepted: number | null }): boolean {
  return text.inForce === null || (text.accepted !== null && text.accepted >= text.inForce);
}
