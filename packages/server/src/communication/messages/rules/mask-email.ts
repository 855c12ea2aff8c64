// §entities#user-profile: who may not read personal data sees enough of an address to tell two people apart, not to write to.

/** The first letter of the name and the place it is at: `a•••@example.com`. */
export function maskEmail(email: string | null): string | null {
  if (!email) return null;
  const at = email.lastIndexOf("@");
  return at > 0 ? `${email.slice(0, 1)}•••${email.slice(at)}` : "•••";
}
