import type { UseOutcome } from "@trilha/contract/partners/api-keys/shapes.ts";
import type { Role } from "@trilha/contract/permissions.ts";

/** Person of the partner's own client; nobody else is looked for. */
export interface PartnerPerson {
  readonly userId: string;
  readonly status: "awaiting_approval" | "active" | "blocked";
  readonly roles: readonly Role[];
  readonly isSuperuser: boolean;
}

/**
 * Whether a partner may send this person. Nobody with rights over others: a partner's key must never be worth a staff
 * password and its second factor.
 */
export function mayBeSent(people: readonly PartnerPerson[]): Exclude<UseOutcome, "too_often"> {
  const [person, ...others] = people;
  if (!person) return "unknown_person";
  if (others.length > 0) return "ambiguous_person";
  if (person.isSuperuser || person.roles.length > 0) return "staff";
  return person.status === "active" ? "issued" : person.status;
}
