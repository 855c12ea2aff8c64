// Security row 12: whoever changes where codes and links go must have said the password just now, so that a stolen
// session cannot take the account over.

export const proofMinutes = 5;

export function isProved(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= proofMinutes * 60_000;
}
