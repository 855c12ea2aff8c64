// §roles#permissions: staff look after people by permission; nobody changes their own access, and a superuser's only a superuser.

import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";
import type { Permission } from "@trilha/contract/permissions.ts";

export interface Viewer {
  userId: string;
  isSuperuser: boolean;
  permissions: ReadonlySet<Permission>;
}

export interface ManagedPerson {
  userId: string;
  isSuperuser: boolean;
  status: keyof typeof membershipTransitions;
  hasPassword: boolean;
  email: string | null;
  hasCome: boolean;
  hasFactor: boolean;
  isStaffElsewhere: boolean;
}

/** Why the viewer may not change this person's access, whatever the viewer's roles. */
export function outOfReach(
  viewer: Pick<Viewer, "userId" | "isSuperuser">,
  subject: Pick<ManagedPerson, "userId" | "isSuperuser">,
): "own" | "superuser" | undefined {
  if (viewer.userId === subject.userId) return "own";
  return subject.isSuperuser && !viewer.isSuperuser ? "superuser" : undefined;
}

/** The link of an invitation sets a first password: it is for who has none, has an address, and is not blocked. */
export function canBeInvited(subject: Pick<ManagedPerson, "status" | "hasPassword" | "email">): boolean {
  return subject.email !== null && !subject.hasPassword && subject.status !== "blocked";
}

/**
 * Security row 8: whether the viewer may take away a second factor somebody lost. Who is staff of another client too
 * goes to a superuser: one client must not open another's doors.
 */
export function mayRemoveFactors(
  viewer: Viewer,
  subject: Pick<ManagedPerson, "userId" | "isSuperuser" | "isStaffElsewhere">,
): boolean {
  if (outOfReach(viewer, subject) !== undefined || !viewer.permissions.has("people.remove_factors"))
    return false;
  return viewer.isSuperuser || !subject.isStaffElsewhere;
}

/** Abilities of the viewer on this person, as of now. */
export function abilities(viewer: Viewer, subject: ManagedPerson) {
  const reachable = outOfReach(viewer, subject) === undefined;
  const decides = (decision: Decision) =>
    reachable &&
    viewer.permissions.has("people.decide") &&
    membershipTransitions[subject.status][decision] !== undefined;
  return {
    edit: viewer.permissions.has("people.edit"),
    assignRoles: reachable && viewer.permissions.has("people.assign_roles"),
    approve: decides("approve"),
    block: decides("block"),
    unblock: decides("unblock"),
    invite: viewer.permissions.has("people.invite") && canBeInvited(subject),
    // Why somebody gets none all the same, such as no birth date, is said when it is asked for.
    issueAccessCode:
      viewer.permissions.has("people.issue_access_codes") &&
      subject.status === "active" &&
      subject.email === null &&
      !subject.hasPassword &&
      !subject.hasCome,
    removeFactors: subject.hasFactor && mayRemoveFactors(viewer, subject),
  };
}
