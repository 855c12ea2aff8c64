// First access without an e-mail: who may be given a code. Whoever holds one, with a document and a birth date, becomes
// that person here; so it is for nobody who has come in, can be written to, acts for a programme, or is known elsewhere.
import type { CodeObstacle } from "@trilha/contract/members/people/access-codes.ts";
import type { Role } from "@trilha/contract/permissions.ts";

export interface CodeCandidate {
  status: "awaiting_approval" | "active" | "blocked";
  roles: readonly Role[];
  email: string | null;
  document: string | null;
  hasBirthday: boolean;
  hasCome: boolean;
  isSuperuser: boolean;
  /** A member of another client, or brought in from one. */
  isElsewhere: boolean;
  /** Has a code that works. */
  hasCode: boolean;
}

/** Why this person gets none; undefined: they do. */
export function whyNoCode(
  person: CodeCandidate,
  issuer: { isSuperuser: boolean; renew: boolean },
): CodeObstacle | undefined {
  if (person.hasCome) return "has_come";
  if (person.roles.length > 0 || person.isSuperuser) return "staff";
  if (person.isElsewhere && !issuer.isSuperuser) return "elsewhere";
  if (person.status !== "active") return "not_active";
  if (person.email !== null) return "has_email";
  if (person.document === null) return "no_document";
  if (!person.hasBirthday) return "no_birthday";
  return person.hasCode && !issuer.renew ? "has_code" : undefined;
}
